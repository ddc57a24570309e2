import { gzipSync } from 'node:zlib';

/** A request that costs as much as its sender can make it cost. */
export interface WorstRequest {
  name: string;
  method: string;
  path: string;
  body?: BodyInit;
  headers?: Record<string, string>;
}

const MB = 1024 * 1024;
/** Node.js takes heads of 16 KB. */
const LONG = 15_000;
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const ID = '00000000-0000-4000-8000-000000000000';

const post = (name: string, path: string, body: BodyInit, headers: Record<string, string> = JSON_TYPE) => ({
  name,
  method: 'POST',
  path,
  body,
  headers,
});
const get = (name: string, path: string) => ({ name, method: 'GET', path });
const listOf = (count: number, entry: unknown) => Array(count).fill(entry) as unknown[];
const long = (unit: string) => encodeURIComponent(unit).repeat(Math.floor(LONG / encodeURIComponent(unit).length));
const filled = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes) });

/** What anyone may send. */
export const ANONYMOUS: WorstRequest[] = [
  post('64 KB that lack every field', '/api/users/register', filled(60_000)),
  post('64 KB of lists in lists', '/api/users/register', '['.repeat(60_000)),
  post('64 KB of empty objects', '/api/users/register', JSON.stringify(listOf(9_000, {}))),
  post('64 KB of form fields', '/api/auth/token', 'a=&'.repeat(20_000), FORM_TYPE),
  post('64 MB compressed to 64 KB', '/api/users/register', gzipSync(Buffer.alloc(64 * MB)), {
    ...JSON_TYPE,
    'content-encoding': 'gzip',
  }),
  post('5 MB to a route for members', '/api/recipes', filled(5 * MB - 100)),
  get('a filter of 15 KB', `/api/explore/groups/home/recipes?queryFilter=${long('(')}`),
  get('a filter of many terms', `/api/explore/groups/home/recipes?queryFilter=${long('name LIKE "%a%" OR ')}name="a"`),
  get('an order of 15 KB', `/api/explore/groups/home/recipes?orderBy=${long('name,')}name`),
  get('a search of 300 words', `/api/explore/groups/home/recipes?search=${'so+'.repeat(300)}`),
  get('a path of 15 KB', `/${'a/'.repeat(LONG / 2)}`),
  get('thousands of query parameters', `/api/app/about?${'a&'.repeat(LONG / 2)}`),
  get('the description of the API', '/openapi.json'),
];

/** What a member may send. */
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
  get('a filter of 15 KB', `/api/recipes?queryFilter=${long('(')}`),
  get('a filter of many terms', `/api/recipes?queryFilter=${long('name LIKE "%a%" OR ')}name="a"`),
  get('an order of 15 KB', `/api/recipes?orderBy=${long('name,')}name`),
  get('a search of 300 words', `/api/recipes?search=${'so+'.repeat(300)}`),
];
