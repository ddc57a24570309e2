import { join } from 'node:path';
import { statSync } from 'node:fs';
import { SmallDisk, waitUntil } from '@larder/testing';
import { startProduct, type StartedProduct } from '../../support/start-product.mjs';
import { Api, type ApiResponse } from '../support/api.js';
import { imageForm } from '../support/fixtures/image-form.js';
import { anImage } from '../support/fixtures/pages.js';
import { administrator } from '../support/instances/product.js';

const disk = SmallDisk.mount(256);

describe('the product on a full disk', () => {
  let product: StartedProduct;
  let api: Api;

  beforeAll(async () => {
    const folder = disk.folder;
    product = await startProduct(folder, { RATE_LIMIT_ENABLED: 'true' });
    api = await administrator(new Api(product.url));
    await api.post('/api/recipes', { name: 'Kept' });
    for (const name of ['Soup', 'Stew']) await api.post('/api/recipes', { name });
    expect((await upload('soup')).status).toBe(200);
    // The database extends its log in the background.
    await waitUntil(() => statSync(join(folder, 'database/larder.sqlite-wal')).size >= 16 * 1024 * 1024);
  });
  afterAll(async () => {
    await product.stop();
    disk.unmount();
  });

  it('allows sign-in, reads and deletions, rejects other writes with 507, and recovers automatically', async () => {
    disk.fill();
    await waitUntil(async () => (await api.post('/api/recipes', { name: 'Too much' })).status === 507);
    disk.fill();

    expectDiskFullError(await api.post('/api/recipes', { name: 'Too much' }));
    expectDiskFullError(await upload('kept'));
    const again = await administrator(new Api(product.url));
    expect((await again.get('/api/recipes?perPage=-1')).status).toBe(200);
    expect((await again.get('/api/recipes/kept')).status).toBe(200);
    for (const slug of ['soup', 'stew']) expect((await again.delete(`/api/recipes/${slug}`)).status).toBe(200);
    expect((await again.get('/api/recipes/soup')).status).toBe(404);

    disk.empty();
    await waitUntil(async () => (await api.post('/api/recipes', { name: 'After import' })).status === 201);
    expect((await upload('kept')).status).toBe(200);
    // NATS hangs on a full disk and is restarted.
    await waitUntil(async () => isReady(await api.get('/readyz')), { withinMs: 60_000 });
  });

  async function upload(slug: string): Promise<ApiResponse> {
    return api.put(`/api/recipes/${slug}/image`, imageForm(await anImage(640, 480)));
  }
});

function isReady({ status, body }: ApiResponse): boolean {
  return status === 200 && (body as { missing: string[] }).missing.length === 0;
}

function expectDiskFullError({ status, body, headers }: ApiResponse): void {
  const message = expect.stringMatching(/disk of the server is full.*Nothing was changed/) as string;
  expect({ status, body }).toEqual({ status: 507, body: { detail: { message, error: true, exception: null } } });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}
