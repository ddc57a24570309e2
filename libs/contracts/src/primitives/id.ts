import { z } from 'zod';
import { reject } from './reject.js';

const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?([0-9a-f])[0-9a-f]{3}-?([0-9a-f])[0-9a-f]{3}-?[0-9a-f]{12}$/;
const VARIANT = /[89ab]/;

/** The length of the stored form; a UUID as long as that has all its hyphens. */
const STORED_LENGTH = 36;

/** Converts a UUID to its stored form: lower case with hyphens. */
export function formatUuid(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === STORED_LENGTH) return lower;
  const hex = lower.replaceAll('-', '');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Whether a path part that may be a slug or an id is an id: 32 hex digits, hyphens optional. */
export function isUuid(text: string): boolean {
  return UUID.test(text.toLowerCase());
}

/** A UUID of any version, such as an ingredient's `referenceId`. Same spelling rules as `Id`. */
export const AnyUuid = uuid(false);
/**
 * A UUID version 4. Accepts any case and missing hyphens, returns lower case with hyphens
 * (docs/api/conventions.md#values).
 */
export const Id = uuid(true);
export type Id = string;

function uuid(onlyVersion4: boolean) {
  return z
    .string()
    .transform((text, context): string => {
      const match = UUID.exec(text.trim().toLowerCase());
      if (!match) return reject(context, 'uuid_parsing', 'Input should be a valid UUID, unable to parse it');
      const isVersion4 = match[1] === '4' && VARIANT.test(match[2] ?? '');
      if (onlyVersion4 && !isVersion4) return reject(context, 'uuid_version', 'UUID version 4 expected');
      return formatUuid(text.trim());
    })
    .meta({ type: 'string', format: 'uuid' });
}
