import fc from 'fast-check';
import type { Schemas } from '../support/fixtures/example-body.js';
import type { FuzzedOperation } from './fuzzed-operations.js';
import { arbitraryOf } from './arbitrary-of.js';
import { randomForms } from './random-form.js';

/** A request as it is sent. */
export interface RandomRequest {
  method: string;
  /** With its query. */
  path: string;
  /** JSON text, valid or not; the bytes of a form. */
  body?: string | Buffer;
  contentType?: string;
}

const UNKNOWN = ['00000000-0000-4000-8000-000000000000', '2147483000', 'no-such-thing', '%00', '%C3', '..%2F..', '🍕'];
const BROKEN_BODIES = ['', '{', '[]', '7', 'null', '"text"', '{"a":'];

/** Requests of an operation. `existing` are ids and slugs of records. */
export function randomRequests(
  operation: FuzzedOperation,
  schemas: Schemas,
  existing: string[],
): fc.Arbitrary<RandomRequest> {
  const { method } = operation;
  return fc
    .tuple(pathsOf(operation, existing), queriesOf(operation, schemas), bodiesOf(operation, schemas))
    .map(([path, query, body]) => ({ method, path: `${path}${query}`, ...body }));
}

function pathsOf({ path, parameters }: FuzzedOperation, existing: string[]): fc.Arbitrary<string> {
  const names = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
  const value = fc.oneof(fc.constantFrom(...existing), fc.constantFrom(...UNKNOWN));
  return fc
    .tuple(...names.map(() => value))
    .map((values) => names.reduce((text, name, at) => text.replace(`{${name}}`, encodeURI(values[at] ?? '')), path));
}

function queriesOf({ parameters }: FuzzedOperation, schemas: Schemas): fc.Arbitrary<string> {
  const queries = parameters.filter((each) => each.in === 'query');
  if (queries.length === 0) return fc.constant('');
  const values = queries.map(({ name, schema }) => [name, arbitraryOf(schema, schemas)] as const);
  const requiredKeys = queries.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys }).map((record) => `?${queryText(record)}`);
}

function queryText(record: Record<string, unknown>): string {
  const pairs = Object.entries(record).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, typeof each === 'string' ? each : JSON.stringify(each)]),
  );
  return new URLSearchParams(pairs).toString();
}

function bodiesOf({ body, form }: FuzzedOperation, schemas: Schemas): fc.Arbitrary<Partial<RandomRequest>> {
  if (form) return randomForms(form, schemas);
  if (!body) return fc.constant({});
  const fitting = arbitraryOf(body, schemas).map((value) => JSON.stringify(value));
  const text = fc.oneof(
    { weight: 12, arbitrary: fitting },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_BODIES) },
  );
  const contentType = fc.oneof(
    { weight: 20, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'nonsense') },
  );
  return fc.record({ body: text, contentType });
}
