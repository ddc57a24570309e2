/** Compares texts by their code units, in the same way everywhere: independent of a language. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
