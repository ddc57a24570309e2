import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@larder/testing';
import { startProduct } from '../../support/start-product.mjs';
import { Api } from '../support/api.js';
import { ADMIN_PASSWORD, settle } from '../support/own-instance.js';
import { administrator } from '../support/product.js';

const folder = mkdtempSync(join(tmpdir(), 'larder-demo-'));
let product: Awaited<ReturnType<typeof startProduct>>;
let backup = '';

beforeAll(async () => {
  product = await startProduct(folder, {});
  const admin = await settle(await administrator(new Api(product.url)));
  await admin.post('/api/recipes', { name: 'Leek soup' });
  await admin.post('/api/admin/backups');
  const { body } = await admin.get('/api/admin/backups');
  backup = (body as { imports: { name: string }[] }).imports[0]?.name ?? '';
  await product.stop();
  // A pattern that is never due during the test.
  product = await startProduct(folder, {
    IS_DEMO: 'true',
    DEMO_RESET_BACKUP: backup,
    DEMO_RESET_SCHEDULE: '0 3 29 2 *',
  });
}, 240_000);

afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('resets a demo to its reference backup, which visitors cannot replace', async () => {
  const visitor = await new Api(product.url).signIn('ana', ADMIN_PASSWORD);
  await visitor.post('/api/recipes', { name: 'Graffiti' });
  expect((await visitor.post(`/api/admin/backups/${backup}/restore`)).status).toBe(403);

  expect((await visitor.post('/api/admin/server-tasks/run/reset-demo')).status).toBe(202);

  // All sessions end with the switch to the restored data.
  await waitUntil(async () => (await visitor.get('/api/recipes')).status === 401);
  const { body } = await (await new Api(product.url).signIn('ana', ADMIN_PASSWORD)).get('/api/recipes');
  const names = (body as { items: { name: string }[] }).items.map(({ name }) => name);
  expect(names).toEqual(['Leek soup']);
}, 120_000);
