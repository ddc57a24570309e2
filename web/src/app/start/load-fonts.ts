import { writeStorage } from '../../shared/hooks/preference.js';
import { whenIdle } from './when-idle.js';

/** Also read by boot.js: fonts that were fetched before are used from the first paint. */
const KEY = 'fonts-loaded';
const FONTS = ['1em "Roboto Variable"', '650 1em "Vollkorn Variable"'];

/**
 * Fetches the fonts of the product once the first page is there: on a slow connection they would take half a second from
 * the script. Until then the fonts of the device stand in, in the same measures. Titles change as soon as their font has
 * come, all other text with the next visit: laying out a whole page again would keep a phone from answering.
 */
export async function loadFonts(isWaiting?: () => boolean): Promise<void> {
  await whenIdle(isWaiting);
  const loaded = await Promise.all(FONTS.map((font) => document.fonts.load(font))).catch(() => []);
  if (!loaded.some((faces) => faces.length > 0)) return; // next time
  document.documentElement.dataset.fonts ??= 'titles';
  writeStorage(KEY, true);
}
