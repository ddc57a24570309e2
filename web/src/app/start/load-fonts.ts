import { writeStorage } from '../../shared/storage/web-storage.js';
import { whenIdle } from './when-idle.js';

/** Also read by boot.js: fonts that are cached already are used from the first paint. */
const KEY = 'fonts-loaded';
const FONTS = ['1em "Roboto Variable"', '650 1em "Vollkorn Variable"'];

/**
 * Loads the fonts of the product after the first page: on a slow connection they would delay the script by half a
 * second. Until then fallback fonts with the same metrics are used. Titles change as soon as their font is loaded,
 * other text on the next visit: a new layout of the whole page would block a phone.
 */
export async function loadFonts(isWaiting?: () => boolean): Promise<void> {
  await whenIdle(isWaiting);
  const loaded = await Promise.all(FONTS.map((font) => document.fonts.load(font))).catch(() => []);
  if (!loaded.some((faces) => faces.length > 0)) return; // used on the next visit
  document.documentElement.dataset.fonts ??= 'titles';
  writeStorage(KEY, true);
}
