import { exampleOf, keysOf } from '../../support/fixtures/example-body.js';
import { describedOperations, withUnknownIds, type DescribedOperation } from '../../support/operations.js';
import { aUser } from '../../support/users.js';

/** Has all permissions, so that only the input causes errors. */
const FLAGS = { admin: true, canInvite: true, canManage: true, canManageHousehold: true, canOrganize: true };
const person = aUser({}, FLAGS);

/** Ends the session of the caller. */
const EXCLUDED = ['POST /api/auth/logout'];
const LONG = 'x'.repeat(300_000);
const DEEP = '['.repeat(20_000) + ']'.repeat(20_000);
const JSON_TYPE = 'application/json';

const { operations, schemas } = await describedOperations();
const named = operations
  .map((operation) => ({ ...operation, name: `${operation.method} ${operation.path}` }))
  .filter(({ name }) => !EXCLUDED.includes(name));
const withBody = named.filter(({ body }) => body !== undefined);
const withQuery = named.filter(({ query }) => query.length > 0);
const withId = named.filter(({ path }) => path.includes('{'));

interface RawRequest {
  path?: string;
  body?: string;
  type?: string;
}

async function send(operation: DescribedOperation, { path, body, type = JSON_TYPE }: RawRequest) {
  const { api } = await person;
  const response = await fetch(`${api.url}${path ?? withUnknownIds(operation)}`, {
    method: operation.method,
    redirect: 'manual',
    headers: { authorization: `Bearer ${api.token}`, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text() };
}

/** The documented error bodies (docs/api/conventions.md#errors). */
function expectDocumentedError({ status, text }: { status: number; text: string }): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  const { detail } = JSON.parse(text) as { detail: unknown };
  if (status === 422) expect(detail).toEqual(expect.arrayContaining([expect.objectContaining(ENTRY)]));
  else if (typeof detail === 'object') expect(detail).toMatchObject({ message: expect.any(String) as string });
  else expect(typeof detail).toBe('string');
}
const ENTRY = {
  type: expect.any(String) as string,
  loc: expect.any(Array) as unknown[],
  msg: expect.any(String) as string,
};

/** A body with all its fields set to this value. */
function filled({ body = {} }: DescribedOperation, value: unknown): string {
  const all = Object.fromEntries(keysOf(body, schemas).map((key) => [key, value]));
  return JSON.stringify(Array.isArray(exampleOf(body, schemas)) ? [all] : all);
}

describe.each(withBody)('$name', (operation) => {
  it.each<[string, RawRequest]>([
    ['broken JSON', { body: '{"name": ' }],
    ['another content type', { body: '<name>Soup</name>', type: 'text/xml' }],
    ['a number', { body: '7' }],
    ['a text instead of an object', { body: '"text"' }],
    ['invalid text', { body: '\u0000\uFFFD' }],
    ['deeply nested lists', { body: DEEP }],
  ])('rejects %s', async (_case, input) => expectDocumentedError(await send(operation, input)));

  it.each([
    ['an object', { wrong: [null] }],
    ['a list', [[{}]]],
    ['a number', -1e300],
    ['a very long text', LONG],
    ['only control characters', '\u0000\u0007\u202E'],
    ['null', null],
  ])('returns no server error when each value is %s', async (_case, value) => {
    const response = await send(operation, { body: filled(operation, value) });
    if (response.status >= 300) expectDocumentedError(response);
  });

  it('returns no server error when every value is a deeply nested list', async () => {
    const response = await send(operation, { body: filled(operation, 'deep').replaceAll('"deep"', DEEP) });
    if (response.status >= 300) expectDocumentedError(response);
  });
});

describe.each(withId)('$name', (operation) => {
  it.each([
    ['a text that is no id', 'not-an-id'],
    ['a very long id', LONG.slice(0, 3_000)],
    ['a database operator', '%7B%22%24ne%22%3A1%7D'],
    ['a path to a parent folder', '..%2F..%2Fetc%2Fpasswd'],
    ['a NUL character', '%00'],
    ['an incomplete UTF-8 sequence', '%C3'],
  ])('returns the documented status for %s', async (_case, id) => {
    const path = operation.path.replace(/\{[^}]+\}/g, id);
    const response = await send(operation, { path, ...(operation.body && { body: filled(operation, 'text') }) });
    if (response.status >= 300) expectDocumentedError(response);
  });
});

describe.each(withQuery)('$name', (operation) => {
  it.each([
    ['an empty value', ''],
    ['a very long text', LONG.slice(0, 2_000)],
    ['a database operator', '{"$ne":1}'],
    ['an incomplete filter', '((a.b = "c" AND'],
    ['a number beyond the range of doubles', '-1e400'],
    ['a NUL character', '\u0000'],
  ])('returns no server error for %s in each query parameter', async (_case, value) => {
    for (const name of operation.query) {
      const query = new URLSearchParams({ [name]: value });
      const response = await send(operation, { path: `${withUnknownIds(operation)}?${query}` });
      if (response.status >= 300) expectDocumentedError(response);
    }
  });
});
