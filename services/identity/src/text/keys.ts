import { createHash, randomInt } from 'node:crypto';
import { normalizeText, slugify } from '@larder/contracts';

const MAX_KEY_BYTES = 120;
const MAX_SLUG = 100;
const MAX_SORT = 120;
/** Attempts for a taken name: itself, then ` (1)` to ` (9)` (docs/api/conventions.md#names-and-addresses). */
const NAME_TRIES = 10;
/** Further attempts with a random number. */
const RANDOM_TRIES = 5;
const NUMBER_AT_END = / \((\d+)\)$/;

/** The unique key of a text: case-insensitive, and short enough for an index. */
export function uniqueKey(text: string): string {
  const key = text.normalize('NFC').trim().toLowerCase();
  if (Buffer.byteLength(key) <= MAX_KEY_BYTES) return key;
  return `${key.slice(0, 20)}#${digest(key)}`;
}

/**
 * The sort key of a text: without accents and case; a text without letters is its own key, since it must not be empty.
 */
export function sortKey(text: string): string {
  return (normalizeText(text) || text.normalize('NFC')).slice(0, MAX_SORT);
}

/** The slug of a group's or household's name, such as `u1f355-1` for the second 🍕; never empty. */
export function slugOf(name: string): string {
  const base = slugify(name.replace(NUMBER_AT_END, ''));
  const number = NUMBER_AT_END.exec(name)?.[1];
  const slug = base ? [base, number].filter(Boolean).join('-') : digestHex(name).slice(0, 8);
  return slug.length <= MAX_SLUG ? slug : `${slug.slice(0, MAX_SLUG - 12)}-${digestHex(name).slice(0, 8)}`;
}

/** The names to try for a new record, in order. */
export function nameCandidates(name: string): string[] {
  const numbers = [
    ...Array.from({ length: NAME_TRIES - 1 }, (_, index) => index + 1),
    ...Array.from({ length: RANDOM_TRIES }, () => randomInt(NAME_TRIES, 1_000_000)),
  ];
  return [name, ...numbers.map((number) => `${name} (${number})`)];
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function digestHex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
