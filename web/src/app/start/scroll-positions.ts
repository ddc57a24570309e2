import type { Location } from 'react-router';
import { readStorage, writeStorage } from '../../shared/storage/web-storage.js';

/** Where the scroll positions of this tab are stored. */
export const SCROLL_POSITIONS = 'scroll-positions';

/** The key of a location's scroll position. The first location of a page load has none of its own: its address. */
export function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** A typed address starts at the top, also when it was open in this tab before; a reload restores its position. */
export function startAtTop(location: Location): void {
  const [load] = performance.getEntriesByType?.('navigation') ?? []; // jsdom has none
  if (!load || !('type' in load) || load.type !== 'navigate') return;
  const positions = readStorage(SCROLL_POSITIONS, () => sessionStorage);
  if (typeof positions !== 'object' || positions === null) return;
  writeStorage(SCROLL_POSITIONS, { ...positions, [scrollKey(location)]: 0 }, () => sessionStorage);
}
