/** A part of an ordered list: how many are skipped, and how many are returned at most. */
export interface Window {
  skip: number;
  limit: number;
}

/**
 * The part of the numbers 0 to `places.length - 1` that a window shows when the smallest place comes first. Only what
 * may stand inside the window is put in order. `compare` settles equal places.
 */
export function firstPlaces(
  places: Float64Array,
  { skip, limit }: Window,
  compare: (a: number, b: number) => number,
): number[] {
  const end = Math.min(places.length, skip + limit);
  if (end <= skip) return [];
  const last = end < places.length ? smallest(places.slice(), end - 1) : Infinity;
  const inside: number[] = [];
  for (let index = 0; index < places.length; index += 1) if ((places[index] ?? 0) <= last) inside.push(index);
  const placeOf = (index: number) => places[index] ?? 0;
  return inside.sort((a, b) => placeOf(a) - placeOf(b) || compare(a, b)).slice(skip, end);
}

/** The number that would stand at `rank` if all were sorted; puts them in disorder. Quickselect: no need to sort all. */
function smallest(numbers: Float64Array, rank: number): number {
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
