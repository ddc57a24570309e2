import type { z } from 'zod';
import type { InvalidField } from '../errors/app-error.js';
import { excerptOf, MAX_EXCERPT } from './excerpt.js';

type Issue = z.core.$ZodIssue;
type IssueMessage = Pick<InvalidField, 'type' | 'msg'> & { ctx?: Record<string, unknown> };

const SECRET = /passw|token|secret/i;
/** Maximum number of entries of a 422 list. */
export const MAX_INVALID_FIELDS = 100;
/** Maximum length of a message, which may contain the input, in characters. */
const MAX_MESSAGE = 1_000;

const TYPE_CODES: Record<string, IssueMessage> = {
  string: { type: 'string_type', msg: 'Input should be a valid string' },
  number: { type: 'float_parsing', msg: 'Input should be a valid number' },
  int: { type: 'int_type', msg: 'Input should be a valid integer' },
  boolean: { type: 'bool_parsing', msg: 'Input should be a valid boolean' },
  array: { type: 'list_type', msg: 'Input should be a valid list' },
  object: { type: 'model_attributes_type', msg: 'Input should be a valid dictionary or object to extract fields from' },
  record: { type: 'dict_type', msg: 'Input should be a valid dictionary' },
};

/**
 * Converts zod's issues to the 422 list (docs/api/conventions.md#errors). `raw` is the input, so that `input` and
 * "missing" refer to it and not to coerced values. Passwords and tokens are never included, nor more than 200
 * characters of a value, nor anything for missing fields. The first hundred failures are listed.
 */
export function invalidFields(error: z.ZodError, raw: unknown, location: 'body' | 'query' | 'path'): InvalidField[] {
  return error.issues.slice(0, MAX_INVALID_FIELDS).map((issue) => toField(issue, raw, location));
}

function toField(issue: Issue, raw: unknown, location: string): InvalidField {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const input = valueAt(raw, path);
  const loc = [location, ...path.map((part) => (typeof part === 'string' ? part.slice(0, MAX_EXCERPT) : part))];
  if (input === undefined && !isRule(issue)) {
    return { type: 'missing', loc, msg: 'Field required', input: null };
  }
  const secret = path.some((part) => typeof part === 'string' && SECRET.test(part));
  return { ...messageOf(issue), loc, input: secret && input !== undefined ? '***' : excerptOf(input ?? null, SECRET) };
}

/** Whether the issue belongs to a rule over several fields, which may refer to a missing one. */
function isRule(issue: Issue): boolean {
  return issue.code === 'custom' && issue.params?.['type'] === undefined;
}

function messageOf(issue: Issue): IssueMessage {
  if (issue.code === 'invalid_type') return TYPE_CODES[issue.expected] ?? valueError(issue.message);
  if (issue.code === 'invalid_value') return oneOf(issue.values.map(String));
  if (issue.code === 'too_small') return limit(issue.origin, 'low', Number(issue.minimum));
  if (issue.code === 'too_big') return limit(issue.origin, 'high', Number(issue.maximum));
  if (issue.code !== 'custom') return valueError(issue.message);
  const type: unknown = issue.params?.['type'];
  return typeof type === 'string' ? { type, msg: issue.message } : valueError(issue.message);
}

function oneOf(values: string[]): IssueMessage {
  const expected = values.map((value) => `'${value}'`).join(', ');
  return { type: 'enum', msg: `Input should be ${expected}`, ctx: { expected } };
}

function limit(origin: string, side: 'low' | 'high', bound: number): IssueMessage {
  const [few, many] = side === 'low' ? ['at least', 'short'] : ['at most', 'long'];
  if (origin === 'string') return { type: `string_too_${many}`, msg: `String should have ${few} ${bound} characters` };
  if (origin === 'array') return { type: `too_${many}`, msg: `List should have ${few} ${bound} items` };
  return side === 'low'
    ? { type: 'greater_than_equal', msg: `Input should be greater than or equal to ${bound}` }
    : { type: 'less_than_equal', msg: `Input should be less than or equal to ${bound}` };
}

function valueError(message: string): IssueMessage {
  return { type: 'value_error', msg: `Value error, ${message}`.slice(0, MAX_MESSAGE), ctx: { error: {} } };
}

function valueAt(raw: unknown, path: (string | number)[]): unknown {
  return path.reduce<unknown>((at, key) => {
    if (typeof at === 'object' && at !== null) return (at as Record<string | number, unknown>)[key];
    // A query parameter that occurs once is a list to its schema.
    return typeof at === 'string' && typeof key === 'number' ? at : undefined;
  }, raw);
}
