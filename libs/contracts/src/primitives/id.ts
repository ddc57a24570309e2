import { z } from 'zod';

const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?([0-9a-f])[0-9a-f]{3}-?([0-9a-f])[0-9a-f]{3}-?[0-9a-f]{12}$/;
const VARIANT = /[89ab]/;

/** Writes a UUID the one way it is stored: lower case with hyphens. */
export function hyphenated(text: string): string {
  const hex = text.toLowerCase().replaceAll('-', '');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Whether a path part that may be a slug or an id is to be read as an id: 32 hex digits, hyphens optional. */
export function looksLikeId(text: string): boolean {
  return UUID.test(text.toLowerCase());
}

/** A UUID version 4. Accepts any case and missing hyphens, gives lower case with hyphens (contract 01, section 3). */
export const Id = z.string().transform((text, context) => {
  const match = UUID.exec(text.trim().toLowerCase());
  if (!match) {
    context.addIssue({ code: 'custom', params: { type: 'uuid_parsing' }, message: 'Input should be a valid UUID' });
    return z.NEVER;
  }
  if (match[1] !== '4' || !VARIANT.test(match[2] ?? '')) {
    context.addIssue({ code: 'custom', params: { type: 'uuid_version' }, message: 'UUID version 4 expected' });
    return z.NEVER;
  }
  return hyphenated(text.trim());
});
export type Id = z.output<typeof Id>;
