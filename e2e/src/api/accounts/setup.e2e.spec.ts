import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@larder/testing';
import { SETTINGS } from '../../../support/settings.mjs';
import { Api } from '../../support/api.js';
import { administrator, startFresh } from '../../support/instances/product.js';

describe('the first-time setup by one request', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-setup-'));
  let product: Awaited<ReturnType<typeof startFresh>>;
  beforeAll(async () => {
    product = await startFresh(folder, SETTINGS);
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const answers = { username: 'ana', fullName: 'Ana Ruiz', email: 'ana@example.org', password: 'corn-flour-9' };
  const isFirstLogin = async (api: Api) =>
    ((await api.get('/api/app/about/startup-info')).body as { isFirstLogin: boolean }).isFirstLogin;

  it('replaces the default account, opens the group and adds default foods', async () => {
    const visitor = new Api(product.url);
    const admin = await administrator(new Api(product.url));

    expect((await visitor.post('/api/admin/setup', answers)).status).toBe(401);
    expect((await admin.post('/api/admin/setup', { ...answers, password: 'short' })).status).toBe(422);
    await expect(isFirstLogin(visitor)).resolves.toBe(true);
    const done = await admin.post('/api/admin/setup', { ...answers, makeGroupRecipesPublic: true, locale: 'de-DE' });

    expect(done).toMatchObject({ status: 200, body: { username: 'ana', email: 'ana@example.org', admin: true } });
    await expect(isFirstLogin(visitor)).resolves.toBe(false);
    expect((await admin.get('/api/users/self')).body).toMatchObject({ username: 'ana' });
    expect((await visitor.get('/api/app/about')).body).toMatchObject({ defaultGroupSlug: 'home' });
    const apple = async () => {
      const { items } = (await admin.get('/api/foods?search=Apfel')).body as { items: { name: string }[] };
      return items.some(({ name }) => name === 'Apfel') || null;
    };
    await waitUntil(apple);
    expect((await admin.post('/api/admin/setup', answers)).status).toBe(409);
    const ana = await new Api(product.url).signIn('ana', answers.password);
    expect((await ana.get('/api/users/self')).body).toMatchObject({ fullName: 'Ana Ruiz' });
  });
});
