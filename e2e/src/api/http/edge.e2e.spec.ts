import sharp from 'sharp';
import { imageForm } from '../../support/fixtures/image-form.js';
import { aUser, PASSWORD } from '../../support/users.js';
import { aVisitor } from '../../support/product.js';

const owner = aUser();
const POLICY = /default-src 'self'.*script-src 'self';.*object-src 'none'.*frame-ancestors 'none'/;

describe('the page of the application', () => {
  const MARK = '<html data-visitor="anonymous"';

  it.each(['/', '/login', '/g/no-such-group', '/g/no-such-group/r/soup'])(
    'marks at %s whether it was opened without a session',
    async (path) => {
      const accept = { accept: 'text/html' };
      const cookie = { ...accept, cookie: 'mealie.access_token=any' };

      expect((await aVisitor().get(path, accept)).body).toContain(MARK);
      expect((await aVisitor().get(path, cookie)).body).not.toContain(MARK);
      expect((await (await owner).api.get(path, accept)).body).not.toContain(MARK);
    },
  );
});

/** The path of a script of the app's entry (`web/build/first-pages.ts`). */
async function startScript(): Promise<string> {
  const page = String((await aVisitor().get('/')).body);
  return `/${/"start":\["(assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no-script'}`;
}

describe('headers', () => {
  it.each(['/', '/api/app/about', '/api/no-such-thing', '/no/such/page'])('protect %s', async (path) => {
    const { headers } = await aVisitor().get(path);
    expect(headers.get('content-security-policy')).toMatch(POLICY);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('allow the inline script of the documentation only there', async () => {
    const policyOf = async (path: string) => (await aVisitor().get(path)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('/docs')).toContain("script-src 'self' 'unsafe-inline'");
    expect(await policyOf('/docs-of-a-user')).toMatch(POLICY);
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

describe('/robots.txt', () => {
  it('forbids indexing while the default group is private', async () => {
    const { headers, body } = await aVisitor().get('/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(String(body).split('\n')).toEqual(['User-agent: *', 'Disallow: /', '']);
  });
});

describe('the installed app', () => {
  it('has shortcuts to shopping lists and the planner, with existing icons', async () => {
    const manifest = (await aVisitor().get('/manifest.webmanifest')).body as {
      shortcuts: { url: string; icons: { src: string }[] }[];
    };
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['./shopping-lists', './household/mealplan/planner/view']);
    for (const { src } of manifest.shortcuts.flatMap(({ icons }) => icons)) {
      const { status, headers } = await aVisitor().get(src.slice(1));
      expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    }
  });
});

describe('the dialog that installs the app', () => {
  it('shows screenshots for phones and for wide screens, in the sizes that the manifest says', async () => {
    const { screenshots } = (await aVisitor().get('/manifest.webmanifest')).body as {
      screenshots: { src: string; sizes: string; type: string; form_factor: string }[];
    };
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['wide', 'narrow']));
    let bytes = 0;
    for (const { src, sizes, type } of screenshots) {
      const response = await fetch(new URL(src, `${aVisitor().url}/`));
      const image = Buffer.from(await response.arrayBuffer());
      const { width, height, format } = await sharp(image).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
      bytes += image.length;
    }
    expect(bytes).toBeLessThan(300_000);
  });
});

describe('the cookie of a session', () => {
  it('is inaccessible to scripts and other sites, and works over plain HTTP', async () => {
    const { username } = await owner;
    const { headers } = await aVisitor().send(
      'POST',
      '/api/auth/token',
      new URLSearchParams({ username, password: PASSWORD }),
    );
    const cookie = headers.getSetCookie().find((each) => each.startsWith('mealie.access_token=')) ?? '';
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/; Secure/);
  });

  it('ignores proxy headers of untrusted clients', async () => {
    const { username } = await owner;
    const form = new URLSearchParams({ username, password: PASSWORD });
    const { headers } = await aVisitor().send('POST', '/api/auth/token', form, { 'x-forwarded-proto': 'https' });
    expect(headers.getSetCookie().join()).not.toMatch(/; Secure/);
  });
});

describe('size limits', () => {
  it('reject a body without announced length as soon as it is too long', async () => {
    const { api } = await owner;
    const chunk = new TextEncoder().encode('x'.repeat(1024 * 1024));
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => (++sent > 100 ? controller.close() : controller.enqueue(chunk)),
    });
    const answer = await fetch(`${api.url}/api/recipes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit).catch(() => undefined);
    // A server may close the connection while the client still sends: some clients then receive no response.
    expect(answer?.status ?? 413).toBe(413);
    expect(sent).toBeLessThan(100);
  });

  it('reject an image above the upload limit', async () => {
    const { api } = await owner;
    const slug = String((await api.post('/api/recipes', { name: 'A very large image' })).body);
    const answer = await api.put(`/api/recipes/${slug}/image`, imageForm(Buffer.alloc(101 * 1024 * 1024)));
    expect(answer).toMatchObject({ status: 413, body: { detail: { error: true } } });
    expect((await api.get(`/api/recipes/${slug}`)).body).toMatchObject({ image: null });
  });
});
