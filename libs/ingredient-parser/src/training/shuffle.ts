import { mix } from '../crf/hash.js';

/** The items in a pseudo-random order, which is the same for the same seed. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const order = items.map((item, index) => ({ item, place: mix(index, seed + 1) }));
  return order.sort((a, b) => a.place - b.place).map(({ item }) => item);
}
