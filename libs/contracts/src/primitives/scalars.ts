import { z } from 'zod';
import { reject } from './reject.js';

const TRUE_WORDS = new Set(['true', 't', 'yes', 'y', 'on', '1']);
const FALSE_WORDS = new Set(['false', 'f', 'no', 'n', 'off', '0']);
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;

/** A boolean; also 0/1 and the words true/t/yes/y/on/1, false/f/no/n/off/0 in any case. */
export const Flag = z
  .unknown()
  .transform((value, context): boolean => {
    if (typeof value === 'boolean') return value;
    const word = typeof value === 'number' || typeof value === 'string' ? String(value).trim().toLowerCase() : '';
    if (TRUE_WORDS.has(word)) return true;
    if (FALSE_WORDS.has(word)) return false;
    return reject(context, 'bool_parsing', 'Input should be a valid boolean, unable to interpret input');
  })
  .meta({ type: 'boolean' });

/** A flag of a form, false when absent or empty: forms send a field without a value as empty text. */
export const FormFlag = z.preprocess((value) => (value === '' ? undefined : value), Flag.default(false));

/** An integer; also integral floats and numeric text. */
export const Int = z
  .unknown()
  .transform((value, context): number => {
    const number = toNumber(value);
    if (number === undefined) return reject(context, 'int_parsing', 'Input should be a valid integer');
    if (!Number.isSafeInteger(number)) return reject(context, 'int_type', 'Input should be a valid integer');
    return number;
  })
  .meta({ type: 'integer' });

/** A finite number; also numeric text. */
export const Decimal = z
  .unknown()
  .transform((value, context): number => {
    const number = toNumber(value);
    if (number === undefined) return reject(context, 'float_parsing', 'Input should be a valid number');
    return number;
  })
  .meta({ type: 'number' });

/** Text; numbers are converted, since clients send them for yields, times and nutrition values. */
export const TextOrNumber = z.union([z.string(), z.number().transform(String)]).meta({ type: 'string' });

function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !NUMBER.test(value.trim())) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
