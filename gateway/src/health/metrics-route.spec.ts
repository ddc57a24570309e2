import cookie from '@fastify/cookie';
import { Metrics } from '@larder/service-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { registerRequestMetrics } from '../http/server/hooks/request-metrics.js';
import { registerMetricsRoute } from './metrics-route.js';

const TOKEN = 'secret-of-scrapers';

let app: FastifyInstance;
let metrics: Metrics;
let address: string;

/** Starts a server with one measured route and `/metrics`. */
async function serve(token: string | undefined): Promise<void> {
  app = fastify();
  metrics = new Metrics('gateway');
  registerRequestMetrics(app, metrics);
  await app.register(cookie);
  app.get('/api/recipes/:slug', () => 'soup');
  registerMetricsRoute(app, metrics, token);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}${path}`, { headers });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

afterEach(async () => {
  await app.close();
  metrics.close();
});

describe('/metrics', () => {
  it('is for callers with the token', async () => {
    await serve(TOKEN);
    await ask('/api/recipes/pea-soup');
    await ask('/api/recipes/leek-soup');

    const { status, headers, body } = await ask('/metrics', { authorization: `Bearer ${TOKEN}` });

    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toMatch(
      /^larder_http_request_seconds_count\{method="GET",route="\/api\/recipes\/:slug",status="200".*\} 2$/m,
    );
    expect(body).not.toContain('pea-soup');
  });

  it.each([
    ['without a token', {}],
    ['with another token', { authorization: 'Bearer another' }],
    ['with the token as the cookie of a session', { cookie: `mealie.access_token=${TOKEN}` }],
  ])('is refused %s', async (_case, credentials) => {
    await serve(TOKEN);

    const { status, headers, body } = await ask('/metrics', credentials);

    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(body).not.toContain('larder_');
  });

  it('does not exist without the setting', async () => {
    await serve(undefined);

    const { status, body } = await ask('/metrics', { authorization: 'Bearer undefined' });

    expect([status, JSON.parse(body)]).toEqual([404, { detail: 'Not Found' }]);
  });
});
