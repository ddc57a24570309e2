/** A part of an ordered list: the number of skipped entries, and the maximum number of returned ones. */
export interface Window {
  skip: number;
  limit: number;
}

/**
 * The indexes of the sort keys in a window when the smallest key is first. Sorts only the indexes that may be in the
 * window. `compare` orders indexes with equal keys.
 */
export function selectWindow(
  sortKeys: Float64Array,
  { skip, limit }: Window,
  compare: (a: number, b: number) => number,
): number[] {
  const end = Math.min(sortKeys.length, skip + limit);
  if (end <= skip) return [];
  const last = end < sortKeys.length ? nthSmallest(sortKeys.slice(), end - 1) : Infinity;
  const candidates: number[] = [];
  for (let index = 0; index < sortKeys.length; index += 1) if ((sortKeys[index] ?? 0) <= last) candidates.push(index);
  const sortKeyOf = (index: number) => sortKeys[index] ?? 0;
  return candidates.sort((a, b) => sortKeyOf(a) - sortKeyOf(b) || compare(a, b)).slice(skip, end);
}

/** The number at `rank` in sorted order, by quickselect. Reorders `numbers`. */
function nthSmallest(numbers: Float64Array, rank: number): number {
  const at = (index: number) => numbers[index] ?? 0;
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const pivot = at((low + high) >>> 1);
    let [left, right] = [low, high];
    while (left <= right) {
      while (at(left) < pivot) left += 1;
      while (at(right) > pivot) right -= 1;
      if (left > right) break;
      [numbers[left], numbers[right]] = [at(right), at(left)];
      left += 1;
      right -= 1;
    }
    if (rank <= right) high = right;
    else if (rank >= left) low = left;
    else break;
  }
  return at(rank);
}
