/** A part of an ordered list: so many are left out, so many are wanted at most. */
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
  const last = end < places.length ? (places.slice().sort()[end - 1] ?? Infinity) : Infinity;
  const inside: number[] = [];
  for (let index = 0; index < places.length; index += 1) if ((places[index] ?? 0) <= last) inside.push(index);
  const placeOf = (index: number) => places[index] ?? 0;
  return inside.sort((a, b) => placeOf(a) - placeOf(b) || compare(a, b)).slice(skip, end);
}
