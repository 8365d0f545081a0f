/** A name, and the small number at its end with the space before it: "Novice", " 3". That of a guest belongs to it. */
export function inTwo(name: string): [begins: string, number: string] {
  const number = /(?<=\S)\s+\d{1,2}$/u.exec(name)?.[0] ?? "";
  return [name.slice(0, name.length - number.length), number];
}
