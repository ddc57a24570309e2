import { setTimeout as pause } from 'node:timers/promises';
import { Api, type Answer } from '../support/api.js';
import { startOwnHouse, type OwnHouse } from '../support/own-house.js';
import { PASSWORD } from '../support/people.js';
import { randomNumbers } from '../support/random-numbers.js';

const LOOK_MS = 100;
const PATHS = [
  '/api/recipes?orderBy=name&orderDirection=asc',
  '/api/recipes/base-soup',
  '/api/organizers/tags',
  '/api/organizers/categories',
  '/api/foods',
  '/api/units',
  '/api/groups/labels',
  '/api/households/mealplans',
  '/api/households/shopping/lists',
];

let house: OwnHouse;
let member: Api;
beforeAll(async () => {
  house = await startOwnHouse({ LOG_LEVEL: 'warn', RATE_LIMIT_ENABLED: 'false' });
  await house.admin.post('/api/recipes', { name: 'Base Soup' });
  const person = { username: 'ben', fullName: 'Ben', email: 'ben@example.org', password: PASSWORD, group: 'Home' };
  await house.admin.post('/api/admin/users', person);
  member = await new Api(house.url).signIn('ben', PASSWORD);
}, 180_000);
afterAll(() => house.stop(), 60_000);

const isWhole = ({ headers }: Answer) => headers.get('cache-control') === 'private, no-cache';

/** An answer with its tag: there is none as long as a write is not over for everybody. */
async function tagged(path: string, api = house.admin): Promise<{ path: string; etag: string; body: unknown }> {
  for (;;) {
    const answer = await api.get(path);
    const etag = answer.headers.get('etag');
    if (etag && isWhole(answer)) return { path, etag, body: answer.body };
    await pause(LOOK_MS);
  }
}

type Created = { id: string; name: string };
const created = async (path: string, body: object) => (await house.admin.post(path, body)).body as Created;

/** What somebody may do to what the lists show. */
function randomWrites(roll: () => number): (() => Promise<unknown>)[] {
  const { admin } = house;
  const name = () => `Thing ${Math.floor(roll() * 1e9)}`;
  return [
    () => admin.post('/api/recipes', { name: name() }),
    () => admin.patch('/api/recipes/base-soup', { description: name() }),
    async () => {
      const tag = await created('/api/organizers/tags', { name: name() });
      await admin.patch('/api/recipes/base-soup', { tags: [tag] });
      await admin.put(`/api/organizers/tags/${tag.id}`, { name: name() });
    },
    async () => {
      const food = await created('/api/foods', { name: name() });
      await admin.patch('/api/recipes/base-soup', { recipeIngredient: [{ quantity: 1, food }] });
      await admin.put(`/api/foods/${food.id}`, { ...food, name: name() });
    },
    async () => {
      const unit = await created('/api/units', { name: name() });
      await admin.delete(`/api/units/${unit.id}`);
    },
    () => admin.post('/api/groups/labels', { name: name(), color: '#123456' }),
    () => admin.post('/api/households/shopping/lists', { name: name() }),
    () => admin.post('/api/households/mealplans', { date: '2026-01-02', entryType: 'dinner', title: name() }),
    async () => {
      const { id } = (await admin.get('/api/users/self')).body as { id: string };
      await admin.post(`/api/users/${id}/ratings/base-soup`, { rating: 1 + Math.floor(roll() * 5), isFavorite: true });
    },
  ];
}

describe('a client that has an answer already', () => {
  it.each(PATHS)('hears of %s that it is still the same', async (path) => {
    const { etag } = await tagged(path);

    const answer = await house.admin.get(path, { 'if-none-match': etag });

    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([304, '', etag]);
    expect(isWhole(answer)).toBe(true);
  });

  it('is never told so after a write that has changed the answer', async () => {
    let changes = 0;
    for (const write of randomWrites(randomNumbers(7))) {
      const before = await Promise.all(PATHS.map((path) => tagged(path)));
      await write();
      for (const { path, etag, body } of before) {
        const answer = await house.admin.get(path, { 'if-none-match': etag });
        const now = (await house.admin.get(path)).body;
        if (answer.status === 304) expect([path, now]).toEqual([path, body]);
        else expect([path, answer.status, answer.body]).toEqual([path, 200, now]);
        if (JSON.stringify(now) !== JSON.stringify(body)) changes += 1;
      }
    }
    expect(changes).toBeGreaterThanOrEqual(randomWrites(() => 0).length);
  }, 120_000);

  it('is not told so by the tag of somebody else, or before an administrator changed its rights', async () => {
    const [path] = PATHS as [string];
    const { etag } = await tagged(path);
    expect((await member.get(path, { 'if-none-match': etag })).status).toBe(200);
    expect((await new Api(house.url).get(path, { 'if-none-match': etag })).status).toBe(401);
    expect((await house.admin.get(`${path}&page=2`, { 'if-none-match': etag })).status).toBe(200);

    const own = await tagged(path, member);
    const self = (await member.get('/api/users/self')).body as { id: string };
    await house.admin.put(`/api/admin/users/${self.id}`, { ...self, canOrganize: true });
    expect((await member.get(path, { 'if-none-match': own.etag })).status).toBe(200);
  });

  it('can still guard a change by the tag', async () => {
    const { path, etag } = await tagged('/api/recipes/base-soup');
    const save = () => house.admin.send('PATCH', path, { description: 'Guarded.' }, { 'if-match': etag });

    expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(412);
  });

  it.each(['queryFilter=name = "x"', 'search=soup'])('gets no tag for %s', async (parameters) => {
    await tagged('/api/recipes?page=1');
    const { headers } = await house.admin.get(`/api/recipes?${encodeURI(parameters)}`);
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
  });
});
