/**
 * A dialogue before everything else; when it goes, the focus is where it was. It goes by being taken out of the page,
 * not by being closed: what it says then would come after the next one has opened.
 */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    if (before instanceof HTMLElement) before.focus();
  };
}
