import { idOf } from './tables/values.js';

const ID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';
const ANY_ID = new RegExp(`(?<=/)${ID}(?=/)`, 'g');
const IMAGE = '(?:tiny-|min-)?original\\.webp';
const MOVED = new RegExp(
  `^(?:recipes/${ID}/(?:images/(?:timeline/${ID}/)?${IMAGE}|assets/[A-Za-z0-9._-]{1,200})|users/${ID}/profile\\.webp)$`,
);

/** The storage key of a file in the data folder of a backup, with new record ids; null for files that are not imported. */
export function mediaKeyOf(path: string, idHere: (id: string) => string = (id) => id): string | null {
  if (!MOVED.test(path) || /\/\.+$/.test(path)) return null;
  return path.replaceAll(ANY_ID, (id) => idHere(idOf(id) ?? id));
}
