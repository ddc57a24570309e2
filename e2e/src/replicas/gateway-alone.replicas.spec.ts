import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@larder/testing';
import { Replica } from '../../support/replica.mjs';
import { Api } from '../support/api.js';

const folder = mkdtempSync(join(tmpdir(), 'larder-alone-'));
/** The addresses of the backing servers, set by the setup of the replicas. */
const servers = JSON.parse(process.env['LARDER_SERVERS'] ?? '') as Record<string, string>;
let gateway: Replica;
let api: Api;

beforeAll(async () => {
  const port = await freePort();
  const env = {
    ...servers,
    NODE_ENV: 'production',
    NAMESPACE: 'alone', // in which no service runs
    DATA_DIR: folder,
    API_HOST: '127.0.0.1',
    PORT: String(port),
    HEALTH_PORT: String(await freePort()),
    FORGOT_PASSWORD_RATE_LIMIT: '2',
  };
  gateway = new Replica('gateway', ['node', 'gateway/dist/main.js'], env);
  gateway.start();
  await gateway.watch();
  api = new Api(`http://127.0.0.1:${port}`);
});

afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a gateway without services', () => {
  it('is live, but not ready for requests', async () => {
    expect((await api.get('/livez')).status).toBe(200);
    expect(await api.get('/readyz')).toMatchObject({ status: 503, body: { status: 'unavailable' } });
  });

  it('returns Retry-After while a part is missing', async () => {
    const { status, body, headers } = await api.get('/api/app/about');
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { detail: { message: expect.stringContaining('try again') as string, error: true, exception: null } },
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('sends Retry-After to a rate-limited client', async () => {
    const attempt = () => api.post('/api/users/forgot-password', { email: 'ana@example.org' });
    await attempt();
    await attempt();
    const { status, body, headers } = await attempt();
    expect({ status, body }).toMatchObject({ status: 429, body: { detail: { error: true, exception: null } } });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
