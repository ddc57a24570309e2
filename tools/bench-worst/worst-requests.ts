import { gzipSync } from 'node:zlib';

/** A request that is as expensive as a sender can make it. */
export interface WorstRequest {
  name: string;
  method: string;
  path: string;
  /** A function returns a new body for every request. */
  body?: BodyInit | (() => BodyInit);
  headers?: Record<string, string>;
}

const MB = 1024 * 1024;
/** The maximum header size of Node.js is 16 KB. */
const LONG = 15_000;
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const ID = '00000000-0000-4000-8000-000000000000';

const send = (
  method: string,
  name: string,
  path: string,
  body: WorstRequest['body'],
  headers: Record<string, string> = JSON_TYPE,
): WorstRequest => ({
  name,
  method,
  path,
  ...(body !== undefined && { body }),
  headers,
});
const post = (name: string, path: string, body: WorstRequest['body'], headers?: Record<string, string>) =>
  send('POST', name, path, body, headers);
const get = (name: string, path: string, headers: Record<string, string> = {}) =>
  send('GET', name, path, undefined, headers);
const listOf = (count: number, entry: unknown) => Array(count).fill(entry) as unknown[];
const long = (unit: string) => encodeURIComponent(unit).repeat(Math.floor(LONG / encodeURIComponent(unit).length));
const part = (at: number) => `--x\r\nContent-Disposition: form-data; name="${at}"\r\n\r\n\r\n`;
const formOf = (parts: number) => Array.from({ length: parts }, (_, at) => part(at)).join('') + '--x--\r\n';
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' };
const headerOf = (unit: string) => unit.repeat(Math.floor(LONG / unit.length));
const EXPLORED = '/api/explore/groups/home/recipes';
const filled = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes) });

/** Filters that look valid. */
function filters(path: string): WorstRequest[] {
  const wildcards = `name LIKE "${'%a'.repeat(400)}%"`;
  const nested = `${'('.repeat(60)}name = "a"${')'.repeat(60)}`;
  return [
    get('a filter of 400 wildcards', `${path}?queryFilter=${encodeURIComponent(wildcards)}`),
    get('a filter of 90 terms of wildcards', `${path}?queryFilter=${encodeURIComponent(terms(90, '"%a%b%c%d%"'))}`),
    get('a filter in 60 brackets', `${path}?queryFilter=${encodeURIComponent(nested)}`),
    get('a filter of many values', `${path}?queryFilter=${encodeURIComponent(`name IN [${'"a",'.repeat(1_500)}"a"]`)}`),
  ];
}

const terms = (count: number, pattern: string) => Array(count).fill(`name LIKE ${pattern}`).join(' OR ');

/** Requests without a session. */
export const ANONYMOUS: WorstRequest[] = [
  post('64 KB that lack every field', '/api/users/register', filled(60_000)),
  post('64 KB of lists in lists', '/api/users/register', '['.repeat(60_000)),
  post('64 KB of empty objects', '/api/users/register', JSON.stringify(listOf(9_000, {}))),
  post('64 KB of form fields', '/api/auth/token', 'a=&'.repeat(20_000), FORM_TYPE),
  post('64 MB compressed to 64 KB', '/api/users/register', gzipSync(Buffer.alloc(64 * MB)), {
    ...JSON_TYPE,
    'content-encoding': 'gzip',
  }),
  post('64 KB of the same key', '/api/users/register', `{${'"__proto__":1,'.repeat(4_600)}"a":1}`),
  post('64 KB of form parts', '/api/auth/token', formOf(1_000), MULTIPART),
  post('5 MB to a route for members', '/api/recipes', filled(5 * MB - 100)),
  get('a filter of 15 KB', `${EXPLORED}?queryFilter=${long('(')}`),
  get('a filter of many terms', `${EXPLORED}?queryFilter=${long('name LIKE "%a%" OR ')}name="a"`),
  ...filters(EXPLORED),
  get('an order of 15 KB', `${EXPLORED}?orderBy=${long('name,')}name`),
  get('a search of 300 words', `${EXPLORED}?search=${'so+'.repeat(300)}`),
  get('a path of 15 KB', `/${'a/'.repeat(LONG / 2)}`),
  get('thousands of query parameters', `/api/app/about?${'a&'.repeat(LONG / 2)}`),
  get('the description of the API', '/openapi.json'),
  get('15 KB of languages', '/api/app/about', { 'accept-language': headerOf('x-aa;q=0.1,') }),
  get('15 KB of cookies', '/api/users/self', { cookie: headerOf('a=b; ') }),
];

const nestedElements = JSON.stringify({ data: '<div>'.repeat(1_000_000) });
let foodCount = 0;
/** Names that the group does not have yet. */
function newFoods(): string {
  const recipeIngredient = Array.from({ length: 2_000 }, () => ({ food: { name: `leek ${(foodCount += 1)}` } }));
  return JSON.stringify({ name: 'Soup', recipeIngredient });
}

/** Requests of members. */
export const MEMBER: WorstRequest[] = [
  post('5 MB of one text', '/api/recipes', filled(5 * MB - 100)),
  post('5 MB of pasted brackets', '/api/recipes/create/html-or-json', JSON.stringify({ data: '['.repeat(5 * MB) })),
  post('250,000 values', '/api/recipes', JSON.stringify(listOf(25, listOf(9_900, 0)))),
  {
    name: 'recipes with 120,000 empty ingredients',
    method: 'PUT',
    path: '/api/recipes',
    body: JSON.stringify(listOf(12, { id: ID, slug: 'soup', name: 'Soup', recipeIngredient: listOf(9_900, {}) })),
    headers: JSON_TYPE,
  },
  post(
    '2,000 unknown recipes',
    '/api/recipes/bulk-actions/delete',
    JSON.stringify({ recipes: listOf(2_000, 'no-such-recipe') }),
  ),
  post(
    '500 lines of 1,000 characters',
    '/api/parser/ingredients',
    JSON.stringify({ ingredients: listOf(500, '1 cup of leek, '.repeat(66)) }),
  ),
  post(
    '500 unknown tags',
    '/api/recipes/bulk-actions/tag',
    JSON.stringify({ recipes: ['a'], tags: listOf(500, { id: ID, name: 'a', slug: 'a' }) }),
  ),
  send('PUT', 'a recipe with 2,000 new foods', '/api/recipes/soup', newFoods),
  post('5 MB of the same key', '/api/recipes', `{${'"__proto__":1,'.repeat(370_000)}"name":1}`),
  post('5 MB of nested elements', '/api/recipes/create/html-or-json', nestedElements),
  send('PUT', '10,000 form parts', '/api/recipes/soup/image', formOf(10_000), MULTIPART),
  post('2,000 recipes', '/api/recipes/bulk-actions/tag', JSON.stringify({ recipes: listOf(2_000, 'soup'), tags: [] })),
  get('a search of 10,000 characters', `/api/recipes?search=${'x'.repeat(10_000)}`),
  get('a filter of 15 KB', `/api/recipes?queryFilter=${long('(')}`),
  get('a filter of many terms', `/api/recipes?queryFilter=${long('name LIKE "%a%" OR ')}name="a"`),
  ...filters('/api/recipes'),
  get('an order of 15 KB', `/api/recipes?orderBy=${long('name,')}name`),
  get('a search of 300 words', `/api/recipes?search=${'so+'.repeat(300)}`),
];
