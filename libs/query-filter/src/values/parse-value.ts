import type { ScalarType } from '../attributes/schema.js';
import { invalidQuery, quote } from '../errors.js';
import { parseMoment } from './parse-moment.js';
import { parseNow } from './parse-now.js';

/** A value as stored and compared; dates without time are text `YYYY-MM-DD`. */
export type TypedValue = string | number | boolean | Date;

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;
const UUID = /^\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i;

/** Converts a text to a value of a type. Throws `QueryFilterError` for an invalid text. */
export function parseValue(text: string, type: ScalarType, now: Date): TypedValue {
  if (type === 'text') return text;
  if (type === 'boolean') return /^[ty]/i.test(text) || text === '1';
  if (type === 'number') return toNumber(text);
  if (type === 'uuid') return toUuid(text);
  const moment = parseNow(text, now) ?? parseMoment(text);
  if (!moment) throw invalidQuery(`${quote(text)} is not a date`);
  return type === 'date' ? moment.toISOString().slice(0, 10) : moment;
}

function toNumber(text: string): number {
  const value = NUMBER.test(text) ? Number(text) : NaN;
  if (!Number.isFinite(value)) throw invalidQuery(`${quote(text)} is not a number`);
  return value;
}

function toUuid(text: string): string {
  const match = UUID.exec(text);
  if (!match) throw invalidQuery(`${quote(text)} is not a UUID`);
  return match.slice(1).join('-').toLowerCase();
}
