import fastify from 'fastify';
import { GatewayConfig } from '../config.js';
import { registerPublicAddress } from '../http/server/public-address.js';
import { registerSecurityHeaders } from './security-headers.js';

const REQUIRED = { NATS_URL: 'nats://nats', REDIS_URL: 'redis://redis' };

/** The headers of a response with these settings. */
async function headersWith(env: Record<string, string>): Promise<Headers> {
  const config = GatewayConfig.parse({ ...REQUIRED, ...env });
  const app = fastify();
  registerPublicAddress(app, config);
  registerSecurityHeaders(app, config);
  app.get('/', () => 'page');
  const { headers } = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }));
  await app.close();
  return headers;
}

/** The sources of a directive. */
const directive = (headers: Headers, name: string) =>
  new RegExp(`(?:^|;)${name} ([^;]*)`).exec(headers.get('content-security-policy') ?? '')?.[1];

describe('frames', () => {
  it.each([
    [undefined, "'none'", 'SAMEORIGIN'],
    ['none', "'none'", 'SAMEORIGIN'],
    ["'self'", "'self'", 'SAMEORIGIN'],
    ['self, https://home.example.org', "'self' https://home.example.org", null],
    ['http://*.lan:8123', 'http://*.lan:8123', null],
  ])('of %s may show Larder', async (value, sources, older) => {
    const headers = await headersWith(value ? { FRAME_ANCESTORS: value } : {});

    expect(directive(headers, 'frame-ancestors')).toBe(sources);
    expect(headers.get('x-frame-options')).toBe(older);
  });

  it.each(['home.example.org', 'none, self', "https://a; script-src 'unsafe-inline'", 'https://a/path'])(
    'cannot be set to %s',
    (FRAME_ANCESTORS) => {
      expect(() => GatewayConfig.parse({ ...REQUIRED, FRAME_ANCESTORS })).toThrow('FRAME_ANCESTORS');
    },
  );
});

describe('embedded pages', () => {
  it.each([
    ['video.example.org,tube.lan:8443', 'https://video.example.org https://tube.lan:8443'],
    ['none', "'none'"],
  ])('of %s may be shown', async (EMBED_ALLOWLIST, sources) => {
    expect(directive(await headersWith({ EMBED_ALLOWLIST }), 'frame-src')).toBe(sources);
  });
});

describe('HTTPS', () => {
  const HTTPS = { BASE_URL: 'https://larder.example' };

  it.each([
    ['where it is used', { ...HTTPS, HSTS_MAX_AGE: '31536000' }, 'max-age=31536000'],
    ['not without the setting', HTTPS, null],
    ['not over plain HTTP', { HSTS_MAX_AGE: '31536000' }, null],
  ])('is pinned: %s', async (_case, env, expected) => {
    expect((await headersWith(env)).get('strict-transport-security')).toBe(expected);
  });
});
