/** What can be asked; the start page names it before it knows any puzzle. */
export const KINDS = ["points", "both", "touches"] as const;
export type Kind = (typeof KINDS)[number];
