/** Candidates sorted by length, the largest first; those of unknown length last; equal ones in their order. */
export function largestFirst(urls: readonly string[], lengths: ReadonlyMap<string, number | null>): string[] {
  const lengthOf = (url: string) => lengths.get(url) ?? -1;
  return [...urls].sort((a, b) => lengthOf(b) - lengthOf(a));
}
