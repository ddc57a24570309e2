import { createHash } from 'node:crypto';
import { normalised, slugify } from '@larder/contracts';

const MAX_KEY_BYTES = 120;
const MAX_SLUG = 100;
const MAX_SORT = 120;
/** Tries for a taken name: itself, then ` (1)` to ` (9)` (contract 01, section 13). */
const NAME_TRIES = 10;

/** What user text is unique by: case does not count, and the text stays short enough for an index. */
export function uniqueKey(text: string): string {
  const key = text.normalize('NFC').trim().toLowerCase();
  if (Buffer.byteLength(key) <= MAX_KEY_BYTES) return key;
  return `${key.slice(0, 20)}#${digest(key)}`;
}

/** What user text is sorted by: without accents and case. */
export function sortKey(text: string): string {
  return normalised(text).slice(0, MAX_SORT);
}

/** The address part of a group's or household's name; never empty. */
export function slugOf(name: string): string {
  const slug = slugify(name) || digestHex(name).slice(0, 8);
  return slug.length <= MAX_SLUG ? slug : `${slug.slice(0, MAX_SLUG - 12)}-${digestHex(name).slice(0, 8)}`;
}

/** The names to try for something new, in order. */
export function nameCandidates(name: string): string[] {
  return Array.from({ length: NAME_TRIES }, (_, index) => (index === 0 ? name : `${name} (${index})`));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function digestHex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
