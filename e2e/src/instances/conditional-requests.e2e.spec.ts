import { isDeepStrictEqual } from 'node:util';
import { waitUntil } from '@larder/testing';
import { Api, bodyOf } from '../support/api.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';
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
  const random = randomNumbers(7);
  records = await createRecordsWithETags(instance.admin, () => `Thing ${Math.floor(random() * 1e9)}`);
});
afterAll(() => instance.stop());

/** The responses of all paths, as a browser of the administrator has cached them. */
const readAll = () => Promise.all(records.paths.map((path) => readWithETag(path, instance.admin)));

/**
 * Reads a path until the response can be revalidated: background tasks may change a tag before it is sent back; not
 * every time.
 */
function readUntilNotModified(path: string, api: Api, headers: Record<string, string> = {}) {
  const read = async () => {
    const cached = await readWithETag(path, api, headers);
    const response = await api.get(path, { ...headers, 'if-none-match': cached.etag });
    return response.status === 200 ? null : { cached, response };
  };
  return waitUntil(read, { what: `a 304 for ${path}` });
}

describe('a client with a cached response', () => {
  it('gets 304 while it is current', async () => {
    for (const path of records.paths) {
      const { cached, response } = await readUntilNotModified(path, instance.admin);
      expect([path, response.status, response.body, response.headers.get('etag')]).toEqual([
        path,
        304,
        '',
        cached.etag,
      ]);
      expect(isRevalidated(response)).toBe(true);
    }
  });

  it('gets the current response otherwise', async () => {
    for (const path of records.paths) {
      const [cached, again] = [await readWithETag(path, instance.admin), await readWithETag(path, instance.admin)];
      if (again.etag === cached.etag) expect(again.body).toEqual(cached.body);
      await waitUntilCurrent(instance.admin, path);
    }
  });

  it('gets the same headers with a cached record', async () => {
    const { etag } = await readWithETag('/api/recipes/base-soup', instance.admin);
    const { body, headers } = await instance.admin.get('/api/recipes/base-soup');

    const { updatedAt } = body as { updatedAt: string };
    expect(headers.get('last-modified')).toBe(new Date(updatedAt).toUTCString());
    for (const tag of [etag, headers.get('etag')]) expect(tag).toContain(`"${updatedAt}`);
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
    const response = await revalidate(instance.admin, cached);
    if (response.status === 304) {
      expect([path, (await instance.admin.get(path)).body]).toEqual([path, body]);
    } else {
      expect([path, response.status]).toEqual([path, 200]);
      if (!isDeepStrictEqual(response.body, body)) changed.add(path);
    }
  }

  it('can still use the tag for a conditional write', async () => {
    const { path, etag } = await readWithETag('/api/recipes/base-soup', instance.admin);
    const save = () => instance.admin.send('PATCH', path, { description: 'Saved once.' }, { 'if-match': etag });

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
  beforeAll(async () => {
    const { admin } = instance;
    const { groupId } = bodyOf<{ groupId: string }>(await admin.get('/api/users/self'), 200);
    bodyOf(await admin.post('/api/admin/groups', { name: 'Other' }), 201);
    bodyOf(await admin.post('/api/admin/households', { groupId, name: 'Next door' }), 201);
  });

  it.each([
    ['a housemate', 'ben', { group: 'Home' }],
    ['a neighbor', 'cem', { group: 'Home', household: 'Next door' }],
    ['a stranger', 'dee', { group: 'Other' }],
  ])('gives %s their own full response, or the error they get without it', async (_who, username, place) => {
    const api = await aUserLikeAdmin(username, place);
    for (const cached of await readAll()) await expectResponseAsWithoutTag(api, cached);
  });

  /** Repeats when the two responses differ: events of earlier writes may arrive in between. */
  async function expectResponseAsWithoutTag(api: Api, cached: CachedResponse): Promise<void> {
    const isSame = async () => {
      const [response, plain] = [await revalidate(api, cached), await api.get(cached.path)];
      expect([200, 404]).toContain(response.status);
      return isDeepStrictEqual([response.status, response.body], [plain.status, plain.body]);
    };
    await waitUntil(isSame, { what: `the response of ${cached.path} without a tag` });
  }

  it('gives a visitor nothing', async () => {
    const visitor = new Api(instance.url);
    for (const cached of await readAll()) expect((await revalidate(visitor, cached)).status).toBe(401);
  });
});

describe("the tag of a user's own response", () => {
  it('gives nothing to a session that has ended, nor to a deleted token', async () => {
    const session = await aUserLikeAdmin('eve', { group: 'Home' });
    const { token, id } = bodyOf<ApiToken>(await session.post('/api/users/api-tokens', { name: 'Phone' }), 201);
    const phone = new Api(instance.url, token);
    const path = '/api/foods';
    const { cached: ofSession } = await readUntilNotModified(path, session);
    const { cached: ofToken } = await readUntilNotModified(path, phone);

    expect((await session.delete(`/api/users/api-tokens/${id}`)).status).toBe(200);
    expect((await revalidate(phone, ofToken)).status).toBe(401);
    expect((await session.post('/api/auth/logout')).status).toBe(200);
    expect((await revalidate(session, ofSession)).status).toBe(401);
  });

  it('is invalid in another language, for other parameters, or after a change of permissions', async () => {
    const api = await aUserLikeAdmin('finn', { group: 'Home' });
    const path = '/api/foods?page=1';
    const { cached } = await readUntilNotModified(path, api, { 'accept-language': 'en-US' });
    const send = (path: string, language: string) =>
      api.get(path, { 'if-none-match': cached.etag, 'accept-language': language });
    expect((await send(path, 'de-DE')).status).toBe(200);
    expect((await send(`${path}0`, 'en-US')).status).toBe(200);

    const self = (await api.get('/api/users/self')).body as { id: string };
    const changed = await instance.admin.put(`/api/admin/users/${self.id}`, { ...self, canOrganize: false });
    expect(changed.status).toBe(200);
    expect((await send(path, 'en-US')).status).toBe(200);
  });
});

/** Creates a user with the permissions of the administrator, and signs them in. */
async function aUserLikeAdmin(username: string, place: object): Promise<Api> {
  const permissions = { admin: true, canInvite: true, canManage: true, canManageHousehold: true, canOrganize: true };
  const person = { username, fullName: 'Ana Ruiz', email: `${username}@example.org`, password: PASSWORD };
  bodyOf(await instance.admin.post('/api/admin/users', { ...person, ...permissions, ...place }), 201);
  return instance.admin.signIn(username, PASSWORD);
}

interface ApiToken {
  id: string | number;
  token: string;
}
