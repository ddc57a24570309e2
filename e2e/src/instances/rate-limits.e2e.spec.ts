import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';
import { Api, type ApiResponse } from '../support/api.js';

const LIMIT = 40;
/** More than two minutes' worth: at least one minute exceeds the limit, independent of its start. */
const TOO_MANY = 2 * LIMIT + 10;
let instance: OwnInstance;

beforeAll(async () => {
  instance = await startOwnInstance({
    REQUEST_RATE_LIMIT: String(LIMIT),
    UPLOAD_RATE_LIMIT: '3',
    IMPORT_RATE_LIMIT: '10', // the seven uploads count, too
    BACKUP_RATE_LIMIT: '2',
    AI_LINE_RATE_LIMIT: '10',
    FORGOT_PASSWORD_RATE_LIMIT: '2',
    VALIDATOR_RATE_LIMIT: '5',
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(() => instance.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const times = (count: number, ask: () => Promise<ApiResponse>) => Promise.all(Array.from({ length: count }, ask));
const statuses = (responses: ApiResponse[]) => [...new Set(responses.map(({ status }) => status))].sort();

function expectTooMany(response: ApiResponse | undefined): void {
  expect(response).toMatchObject({ status: 429, body: { detail: { error: true, exception: null } } });
  expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0);
}

it('counts an IPv6 network as one address', async () => {
  const ask = (address: string) =>
    new Api(instance.url).send('POST', '/api/users/forgot-password', { email: 'nobody@example.org' }, from(address));
  const same = [await ask('2001:db8:0:1::1'), await ask('2001:db8:0:1:ffff::2'), await ask('2001:db8:0:1:1::3')];

  expect(same.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
  expectTooMany(same[2]);
  expect((await ask('2001:db8:0:2::1')).status).toBe(200);
});

it('limits the checks of invitations by address', async () => {
  const check = (address: string) =>
    new Api(instance.url).send('GET', '/api/validators/invitation?token=guess', undefined, from(address));
  const responses = await times(12, () => check('192.0.2.77'));

  expect(statuses(responses)).toEqual([200, 429]);
  expectTooMany(responses.find(({ status }) => status === 429));
  expect((await check('192.0.2.78')).status).toBe(200);
});

it('counts the lines for a language model', async () => {
  const parse = (lines: number) =>
    instance.admin.post('/api/parser/ingredients', { parser: 'openai', ingredients: Array(lines).fill('1 egg') });

  expect((await parse(8)).status).toBe(400); // no language model is configured
  expectTooMany(await parse(8));
  expect((await instance.admin.post('/api/parser/ingredient', { ingredient: '1 egg' })).status).toBe(200);
});

it('limits uploads', async () => {
  const upload = () => {
    const form = new FormData();
    form.set('archive', new Blob(['no archive']), 'recipe.zip');
    return instance.admin.send('POST', '/api/recipes/create/zip', form);
  };
  const responses = await times(7, upload);

  expect(statuses(responses)).toEqual([400, 429]);
  expectTooMany(responses.find(({ status }) => status === 429));
});

it('limits imports from addresses', async () => {
  const responses = await times(5, () =>
    instance.admin.post('/api/recipes/create/url', { url: 'http://192.168.1.1/' }),
  );

  expect(statuses(responses)).toEqual([400, 429]);
});

it('limits the creation and restoring of backups on all routes', async () => {
  const restore = () => instance.admin.post('/api/admin/backups/absent.zip/restore', {});
  expect([(await restore()).status, (await restore()).status]).toEqual([404, 404]);

  for (const path of ['admin/backups', 'admin/backups/absent.zip/restore', 'backups/export/database'])
    expectTooMany(await instance.admin.post(`/api/${path}`, {}));
  expectTooMany(await instance.admin.post('/api/backups/absent.zip/import', {}));
  expect((await instance.admin.get('/api/admin/backups')).status).toBe(200);
});

it('limits all requests of a network without a session, also rejected ones', async () => {
  const anonymous = new Api(instance.url);
  const responses = await times(TOO_MANY, () => anonymous.get('/api/recipes', from('192.0.2.1')));

  expect(statuses(responses)).toEqual([401, 429]);
  expectTooMany(responses.find(({ status }) => status === 429));
  expect((await anonymous.get('/api/app/about', from('192.0.2.2'))).status).toBe(200);
});

it('limits requests with an invalid token, but no user of the same network', async () => {
  const stranger = new Api(instance.url, 'no-token');
  const responses = await times(TOO_MANY, () => stranger.get('/api/recipes', from('192.0.2.3')));

  expect(statuses(responses)).toEqual([401, 429]);
  expect((await instance.admin.get('/api/users/self', from('192.0.2.3'))).status).toBe(200);
});

it('limits all requests of a user from any address', async () => {
  let last = 0;
  const responses = await times(TOO_MANY, () =>
    instance.admin.get('/api/app/about', from(`198.51.100.${(last += 1)}`)),
  );

  expect(statuses(responses)).toEqual([200, 429]);
});

it('does not limit images and probes', async () => {
  const anonymous = new Api(instance.url);
  const path = '/api/media/recipes/00000000-0000-4000-8000-000000000000/images/original.webp';
  const images = await times(TOO_MANY, () => anonymous.get(path, from('192.0.2.4')));
  const probes = await times(TOO_MANY, () => anonymous.get('/livez', from('192.0.2.4')));

  expect([statuses(images), statuses(probes)]).toEqual([[404], [200]]);
});
