import { isDeepStrictEqual } from 'node:util';
import { Api } from '../support/api.js';
import { startOwnInstance, type OwnInstance } from '../support/own-instance.js';
import { PASSWORD } from '../support/users.js';
import { randomNumbers } from '@larder/testing/random';
import {
  isRevalidated,
  readWithETag,
  revalidate,
  waitUntilCurrent,
  type CachedResponse,
} from '../support/cached-response.js';
import { createRecordsWithETags, type RecordsWithETags } from '../support/records-with-etags.js';

const ROUNDS = 2;

let instance: OwnInstance;
let records: RecordsWithETags;
beforeAll(async () => {
  instance = await startOwnInstance({ LOG_LEVEL: 'warn', RATE_LIMIT_ENABLED: 'false' });
  const roll = randomNumbers(7);
  records = await createRecordsWithETags(instance.admin, () => `Thing ${Math.floor(roll() * 1e9)}`);
});
afterAll(() => instance.stop());

/** The responses of all paths, as a browser of the administrator has cached them. */
const readAll = () => Promise.all(records.paths.map((path) => readWithETag(path, instance.admin)));

describe('a client with a cached response', () => {
  it('gets 304 while it is current', async () => {
    for (const path of records.paths) expect(await revalidateUntilNotModified(path)).toBe(path);
  });

  /** Background tasks may change a tag before it is sent back; not every time. */
  async function revalidateUntilNotModified(path: string): Promise<string> {
    for (;;) {
      const cached = await readWithETag(path, instance.admin);
      const answer = await revalidate(instance.admin, cached);
      if (answer.status === 200) continue;
      expect([path, answer.status, answer.body, answer.headers.get('etag')]).toEqual([path, 304, '', cached.etag]);
      expect(isRevalidated(answer)).toBe(true);
      return path;
    }
  }

  it('gets the current response otherwise', async () => {
    for (const path of records.paths) {
      const [cached, again] = [await readWithETag(path, instance.admin), await readWithETag(path, instance.admin)];
      if (again.etag === cached.etag) expect(again.body).toEqual(cached.body);
      await waitUntilCurrent(instance.admin, path);
    }
  });

  it('never gets 304 after a write that has changed the response', async () => {
    const changed = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const cached = await readAll();
      for (const write of records.writes) {
        await write();
        await Promise.all(cached.map((each) => expectCorrectStatus(each, changed)));
        await Promise.all(records.paths.map((path) => waitUntilCurrent(instance.admin, path)));
      }
    }
    expect(records.paths.filter((path) => !changed.has(path))).toEqual([]);
  });

  /** Expects 304 for an unchanged response only; adds the paths of others to `changed`. */
  async function expectCorrectStatus(cached: CachedResponse, changed: Set<string>): Promise<void> {
    const { path, body } = cached;
    const answer = await revalidate(instance.admin, cached);
    if (answer.status === 304) {
      expect([path, (await instance.admin.get(path)).body]).toEqual([path, body]);
    } else {
      expect([path, answer.status]).toEqual([path, 200]);
      if (!isDeepStrictEqual(answer.body, body)) changed.add(path);
    }
  }

  it('can still use the tag for a conditional write', async () => {
    const { path, etag } = await readWithETag('/api/recipes/base-soup', instance.admin);
    const save = () => instance.admin.send('PATCH', path, { description: 'Guarded.' }, { 'if-match': etag });

    expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(412);
  });

  it.each(['queryFilter=name = "x"', 'search=soup'])('gets no tag for %s', async (parameters) => {
    await readWithETag('/api/recipes?page=1', instance.admin);
    const { headers } = await instance.admin.get(`/api/recipes?${encodeURI(parameters)}`);
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
  });

  it('gets no tag for time-dependent responses: the recipes of a cookbook, the meals of today', async () => {
    const { body } = await readWithETag('/api/households/cookbooks', instance.admin);
    const [cookbook] = (body as { items: { id: string }[] }).items;
    for (const path of [`/api/households/cookbooks/${cookbook?.id}`, '/api/households/mealplans/today']) {
      const { status, headers } = await instance.admin.get(path);
      expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([200, null, 'no-store']);
    }
  });
});

describe('the tag of another user', () => {
  const people: Record<string, Api> = {};
  beforeAll(async () => {
    const { admin } = instance;
    const other = (await admin.post('/api/admin/groups', { name: 'Other' })).body as { id: string };
    const { groupId } = (await admin.get('/api/users/self')).body as { groupId: string };
    await admin.post('/api/admin/households', { groupId, name: 'Next door' });
    expect(other.id).toBeDefined();
    people['a housemate'] = await signedIn('ben', { group: 'Home' });
    people['a neighbor'] = await signedIn('cem', { group: 'Home', household: 'Next door' });
    people['a stranger'] = await signedIn('dee', { group: 'Other' });
  });

  /** A user with the same permissions as the administrator, but of another group. */
  async function signedIn(username: string, place: object): Promise<Api> {
    const rights = { admin: true, canInvite: true, canManage: true, canManageHousehold: true, canOrganize: true };
    const person = { username, fullName: 'Ana Ruiz', email: `${username}@example.org`, password: PASSWORD };
    const created = await instance.admin.post('/api/admin/users', { ...person, ...rights, ...place });
    if (created.status !== 201) throw new Error(`Creating ${username} answered ${created.status}.`);
    return instance.admin.signIn(username, PASSWORD);
  }

  it.each(['a housemate', 'a neighbor', 'a stranger'])(
    'gives %s their own full response, or the error they get without it',
    async (who) => {
      const api = people[who] ?? instance.admin;
      for (const cached of await readAll()) await expectResponseAsWithoutTag(api, cached);
    },
  );

  /** Repeats when the two responses differ: events of earlier writes may arrive in between. */
  async function expectResponseAsWithoutTag(api: Api, cached: CachedResponse): Promise<void> {
    for (;;) {
      const [answer, plain] = [await revalidate(api, cached), await api.get(cached.path)];
      expect([200, 404]).toContain(answer.status);
      if (isDeepStrictEqual([answer.status, answer.body], [plain.status, plain.body])) return;
    }
  }

  it('gives a visitor nothing', async () => {
    const visitor = new Api(instance.url);
    for (const cached of await readAll()) expect((await revalidate(visitor, cached)).status).toBe(401);
  });

  it('gives nothing to a session that has ended, nor to a deleted token', async () => {
    const session = await instance.admin.signIn('ben', PASSWORD);
    const { token, id } = (await session.post('/api/users/api-tokens', { name: 'Phone' })).body as ApiToken;
    const phone = new Api(instance.url, token);
    const path = '/api/foods';
    const [ofSession, ofToken] = [await readWithETag(path, session), await readWithETag(path, phone)];

    expect((await session.delete(`/api/users/api-tokens/${id}`)).status).toBe(200);
    expect((await revalidate(phone, ofToken)).status).toBe(401);
    expect((await session.post('/api/auth/logout')).status).toBe(200);
    expect((await revalidate(session, ofSession)).status).toBe(401);
  });

  it('is invalid in another language, for other parameters, or after a change of permissions', async () => {
    const ben = people['a housemate'] ?? instance.admin;
    const path = '/api/foods?page=1';
    const cached = await readWithETag(path, ben, { 'accept-language': 'en-US' });
    const ask = (where: string, language: string) =>
      ben.get(where, { 'if-none-match': cached.etag, 'accept-language': language });
    expect((await ask(path, 'de-DE')).status).toBe(200);
    expect((await ask(`${path}0`, 'en-US')).status).toBe(200);

    const self = (await ben.get('/api/users/self')).body as { id: string };
    const changed = await instance.admin.put(`/api/admin/users/${self.id}`, { ...self, canOrganize: false });
    expect(changed.status).toBe(200);
    expect((await ask(path, 'en-US')).status).toBe(200);
  });
});

interface ApiToken {
  id: string | number;
  token: string;
}
