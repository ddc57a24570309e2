import { idOf } from './tables/values.js';

const ID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';
const ANY_ID = new RegExp(`(?<=/)${ID}(?=/)`, 'g');
const IMAGE = '(?:tiny-|min-)?original\\.webp';
const IMPORTED_FILE = new RegExp(
  `^(?:recipes/${ID}/(?:images/(?:timeline/${ID}/)?${IMAGE}|assets/[A-Za-z0-9._-]{1,200})|users/${ID}/profile\\.webp)$`,
);

/**
 * The storage key of a file in the data folder of a backup; null for files that are not imported.
 *
 * @param newId returns the new id of a record, when its id changes with the import
 */
export function mediaKeyOf(path: string, newId: (id: string) => string = (id) => id): string | null {
  if (!IMPORTED_FILE.test(path) || /\/\.+$/.test(path)) return null;
  return path.replaceAll(ANY_ID, (id) => newId(idOf(id) ?? id));
}
