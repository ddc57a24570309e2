const HEX_ID = /^[\da-f]{32}$/i;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00Z');
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');
const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/;
/** The maximum of an integer column in PostgreSQL. */
const MAX_SERIAL = 2_147_483_647;

/**
 * An id with hyphens and in lower case, for any source database; null for an invalid one. Other versions than 4 are
 * converted to version 4, since the API accepts no others.
 */
export function idOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  if (!UUID.test(text) && !HEX_ID.test(text)) return null;
  const digits = text.replaceAll('-', '');
  const variant = /[89ab]/.test(digits.charAt(16)) ? digits.charAt(16) : 'a';
  const [time, low, rest] = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(20)];
  return [time, low, `4${digits.slice(13, 16)}`, variant + digits.slice(17, 20), rest].join('-');
}

/** A text; null for any other value. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** A finite number; null for any other value. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A number that a database issued, from 1; null for any other value. Numbers that continue after it stay exact. */
export function serialOf(value: unknown): number | null {
  const number = numberOf(value) ?? 0;
  return Number.isInteger(number) && number >= 1 && number <= MAX_SERIAL ? number : null;
}

/** SQLite stores booleans as 0 and 1. */
export function flagOf(value: unknown, fallback: boolean): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 0 || value === 1) return value === 1;
  return fallback;
}

/** A timestamp as ISO 8601 text in UTC, which is the default without a time zone; years have four digits. */
export function momentOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  const text = value.trim().replace(' ', 'T');
  const date = new Date(ZONE.test(text) || DAY.test(text) ? text : `${text}Z`);
  const isReadable = date.getTime() >= FIRST_MOMENT && date.getTime() <= LAST_MOMENT;
  return isReadable ? date.toISOString() : null;
}

/** `YYYY-MM-DD`, also from a timestamp. */
export function dayOf(value: unknown): string | null {
  return momentOf(value)?.slice(0, 10) ?? null;
}
