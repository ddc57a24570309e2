import type { Actor } from '@larder/contracts';
import { responseTag, dependsOnMore, entryWith } from './response-tag.js';

const actor = { userId: 'a', canOrganize: false, locale: 'en-US' } as Actor;
const tag = responseTag('1', actor, '/api/recipes?page=1');

describe('the tag of a response', () => {
  it.each<[string, string]>([
    ['another version', responseTag('2', actor, '/api/recipes?page=1')],
    ['another user', responseTag('1', { ...actor, userId: 'b' }, '/api/recipes?page=1')],
    ['another right', responseTag('1', { ...actor, canOrganize: true }, '/api/recipes?page=1')],
    ['another language', responseTag('1', { ...actor, locale: 'de-DE' }, '/api/recipes?page=1')],
    ['a visitor', responseTag('1', null, '/api/recipes?page=1')],
    ['another page', responseTag('1', actor, '/api/recipes?page=2')],
  ])('differs for %s', (_what, other) => expect(other).not.toBe(tag));

  it.each([
    [`"${tag}"`, `"${tag}"`],
    [`W/"${tag}"`, `W/"${tag}"`],
    [`"2026-01-02T03:04:05.678Z;${tag}"`, `"2026-01-02T03:04:05.678Z;${tag}"`],
    [`"other", "${tag}"`, `"${tag}"`],
    [tag, undefined],
    ['"2026-01-02T03:04:05.678Z"', undefined],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is found in the header %p as %p', (header, entry) => expect(entryWith(tag, header)).toBe(entry));
});

it.each([
  [{ page: '1', tags: ['a'] }, false],
  [{ queryFilter: 'lastMade > $NOW-7d' }, true],
  [{ query_filter: 'x' }, true],
  [{ search: 'soup' }, true],
  [{ cookbook: 'a' }, true],
])('the parameters %j depend on more than versions: %p', (query, expected) =>
  expect(dependsOnMore(query)).toBe(expected),
);
