import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SETTINGS } from '../../support/settings.mjs';
import { startProduct, type StartedProduct } from '../../support/start-product.mjs';
import { Api } from '../support/api.js';
import { administrator } from '../support/product.js';
import { zipOf } from '../support/fixtures/zip.js';
import { aSmallDump, DUMP_PASSWORD, uuid } from './small-dump.js';

const IMAGE = readFileSync(fileURLToPath(new URL('../../../docs/screenshots/phone-recipe.webp', import.meta.url)));

const MEALIE_SECRET = 'the secret of the other site';

/** An API token of `dora` that the other site has signed. */
function aMealieToken(): string {
  const claims = { long_token: true, id: uuid(3), name: 'hub', exp: Math.floor(Date.now() / 1000) + 3_600 };
  const parts = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)));
  const text = parts.map((part) => part.toString('base64url')).join('.');
  return `${text}.${createHmac('sha256', MEALIE_SECRET).update(text).digest('base64url')}`;
}

describe('a backup of Mealie', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-moving-'));
  let product: StartedProduct;
  let admin: Api;

  beforeAll(async () => {
    product = await startProduct(folder, { ...SETTINGS, MEALIE_SECRET });
    admin = await administrator(new Api(product.url));
    await admin.post('/api/recipes', { name: 'Before' });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const upload = (bytes: Buffer, name: string) => {
    const form = new FormData();
    form.set('archive', new Blob([new Uint8Array(bytes)]), name);
    return admin.send('POST', '/api/admin/backups/upload', form);
  };

  it('that is invalid is rejected, and changes nothing', async () => {
    const files = { 'data/templates/recipes.md': '# {{ name }}' };
    for (const database of ['{', '[]', '{"alembic_version":[]}', '{"alembic_version":[],"users":[{"id":1}]}']) {
      const refused = await upload(zipOf({ 'database.json': database, ...files }), 'mealie_x.zip');
      expect(refused.status).toBe(400);
    }
    expect((await admin.get('/api/admin/backups')).body).toMatchObject({ imports: [] });
    expect((await admin.get('/api/recipes')).body).toMatchObject({ total: 1 });
  });

  it('is imported completely: users sign in with their passwords and find their data', async () => {
    const token = aMealieToken();
    const tokens = [{ id: 7, name: 'hub', token, user_id: uuid(3) }];
    const database = JSON.stringify({ ...aSmallDump(), long_live_tokens: tokens });
    const image = `data/recipes/${uuid(10)}/images/original.webp`;
    const accepted = await upload(zipOf({ 'database.json': database, [image]: IMAGE }), 'mealie_2026.11.22.zip');
    expect(accepted).toMatchObject({ status: 200, body: { message: 'Backup uploaded', error: false } });
    const restored = await admin.post('/api/admin/backups/mealie_2026.11.22.zip/restore');
    expect(restored).toMatchObject({ status: 200, body: { message: 'Restore successful', error: false } });

    const dora = await new Api(product.url).signIn('dora', DUMP_PASSWORD);
    expect((await dora.get('/api/users/self')).body).toMatchObject({ group: 'Home', household: 'Family', admin: true });
    expect((await dora.get('/api/recipes/pea-soup-of-dora')).body).toMatchObject({
      id: uuid(10),
      tags: [{ name: 'Winter', slug: 'winter' }],
      recipeIngredient: [{ quantity: 500, food: { name: 'peas' }, display: '500 peas' }],
      recipeInstructions: [{ text: 'Cook.' }],
    });
    const hub = await fetch(`${product.url}/api/users/self`, { headers: { authorization: `Bearer ${token}` } });
    expect(await hub.json()).toMatchObject({ username: 'dora', tokens: [{ name: 'hub', id: 7 }] });
    expect((await dora.get('/api/recipes?search=soup')).body).toMatchObject({ total: 1 });
    expect((await dora.get('/api/households/mealplans')).body).toMatchObject({
      items: [{ id: 12, date: '2026-01-06' }],
    });
    expect((await dora.get(`/api/groups/reports/${uuid(60)}`)).body).toMatchObject({
      ...{ name: 'Move', status: 'success', timestamp: '2026-01-02T00:00:00.000Z' },
      entries: [{ success: true, message: 'Soup' }],
    });
    const stored = await fetch(`${product.url}/api/media/recipes/${uuid(10)}/images/original.webp`, {
      headers: { authorization: `Bearer ${dora.token ?? ''}` },
    });
    expect(Buffer.from(await stored.arrayBuffer()).equals(IMAGE)).toBe(true);

    // The next numbers follow the imported ones, and a second sign-in works with the new hash.
    expect((await dora.post('/api/households/mealplans', { date: '2026-01-07', title: 'Rest' })).body).toMatchObject({
      id: 13,
    });
    const again = await new Api(product.url).signIn('dora@example.org', DUMP_PASSWORD);
    const run = (await again.get('/api/admin/backups/runs/latest')).body as { report: string[] };
    expect(run.report).toContain('recipes: 1 rows');
  });
});
