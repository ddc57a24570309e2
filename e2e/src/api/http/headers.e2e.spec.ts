import { aVisitor } from '../../support/instances/product.js';

/** The content security policy of documents. */
const POLICY = /default-src 'self'.*script-src 'self';.*object-src 'none'.*frame-ancestors 'none'/;

/** The path of a script of the app's entry (`web/build/first-pages.ts`). */
async function startScript(): Promise<string> {
  const page = String((await aVisitor().get('/')).body);
  return `/${/"start":\["(assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no-script'}`;
}

describe('the response headers', () => {
  it.each(['/', '/docs', '/api/app/about', '/api/no-such-thing', '/no/such/page'])('protect %s', async (path) => {
    const { headers } = await aVisitor().get(path);
    expect(headers.get('content-security-policy')).toMatch(POLICY);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('do not require HTTPS, since plain HTTP at home is normal', async () => {
    const { headers } = await aVisitor().get('/');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  it('are those of a subresource on the scripts of the web app', async () => {
    const { headers } = await aVisitor().get(await startScript());
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-site');
    expect([headers.get('content-security-policy'), headers.get('x-frame-options')]).toEqual([null, null]);
  });

  it('disable caching of API responses, and cache hashed files of the web app permanently', async () => {
    const api = aVisitor();
    expect((await api.get('/api/app/about')).headers.get('cache-control')).toMatch(/no-store|no-cache|private/);
    expect((await api.get('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await api.get(await startScript())).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('let browsers revalidate the page, separately with and without a session', async () => {
    const cookie = { cookie: 'mealie.access_token=any' };
    const [visitor, member] = [await aVisitor().get('/login'), await aVisitor().get('/login', cookie)];
    const tagOf = ({ headers }: typeof visitor) => ({ 'if-none-match': headers.get('etag') ?? '' });

    expect(visitor.headers.get('vary')).toContain('Cookie');
    expect((await aVisitor().get('/login', tagOf(visitor))).status).toBe(304);
    expect((await aVisitor().get('/login', { ...tagOf(visitor), ...cookie })).status).toBe(200);
    expect((await aVisitor().get('/login', { ...tagOf(member), ...cookie })).status).toBe(304);
  });

  it('let no other site read responses', async () => {
    const { headers } = await aVisitor().get('/api/app/about', { origin: 'https://evil.example.org' });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('of documents are not repeated on the minified scripts of the page, but on the service worker', async () => {
    for (const path of ['/boot.js', '/early.js']) {
      const { headers, body } = await aVisitor().get(path);
      expect([headers.get('content-security-policy'), headers.get('cache-control')]).toEqual([null, 'no-cache']);
      expect(String(body).split('\n').length).toBeLessThan(5);
    }
    expect((await aVisitor().get('/sw.js')).headers.get('content-security-policy')).toMatch(POLICY);
  });
});
