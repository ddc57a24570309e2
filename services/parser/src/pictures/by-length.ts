/** Candidates, the largest first; those of unknown length last; equal ones in their order. */
export function byLength(addresses: readonly string[], lengths: ReadonlyMap<string, number | null>): string[] {
  const lengthOf = (address: string) => lengths.get(address) ?? -1;
  return [...addresses].sort((a, b) => lengthOf(b) - lengthOf(a));
}
