import type { ScalarType } from '../attributes/schema.js';
import { invalidQuery, quote } from '../errors.js';
import { parseMoment } from './parse-moment.js';
import { parseNow } from './parse-now.js';

/** A value as stored and compared; dates without time are text `YYYY-MM-DD`. */
export type TypedValue = string | number | boolean | Date;

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;
const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00Z');
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');
const UUID = /^\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i;

/** Converts a text to a value of a type. Throws `QueryFilterError` for an invalid text. */
export function parseValue(text: string, type: ScalarType, now: Date): TypedValue {
  if (type === 'text') return text;
  if (type === 'boolean') return /^[ty]/i.test(text) || text === '1';
  if (type === 'number') return toNumber(text);
  if (type === 'uuid') return toUuid(text);
  const moment = parseNow(text, now) ?? parseMoment(text);
  if (!moment) throw invalidQuery(`${quote(text)} is not a date`);
  const limited = limitYear(moment);
  return type === 'date' ? limited.toISOString().slice(0, 10) : limited;
}

/** Limits a time to years of four digits: the text of others has another form, which does not compare as text. */
function limitYear(moment: Date): Date {
  return new Date(Math.min(Math.max(moment.getTime(), FIRST_MOMENT), LAST_MOMENT));
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
