import sharp from 'sharp';
import { aVisitor } from '../../support/instances/product.js';
import { aUser } from '../../support/users.js';

describe('the page of the application', () => {
  const MARK = '<html data-visitor="anonymous"';

  it.each(['/', '/login', '/g/no-such-group', '/g/no-such-group/r/soup'])(
    'at %s states whether it was opened without a session',
    async (path) => {
      const accept = { accept: 'text/html' };
      const cookie = { ...accept, cookie: 'mealie.access_token=any' };

      expect((await aVisitor().get(path, accept)).body).toContain(MARK);
      expect((await aVisitor().get(path, cookie)).body).not.toContain(MARK);
      expect((await (await aUser()).api.get(path, accept)).body).not.toContain(MARK);
    },
  );
});

describe('the scripts of the application', () => {
  it('are compressed files that never change; unknown names are not found', async () => {
    const page = String((await aVisitor().get('/', { accept: 'text/html' })).body);
    const [script = ''] = /assets\/[\w.-]+\.js/.exec(page) ?? [];
    const response = await aVisitor().get(`/${script}`, { 'accept-encoding': 'br' });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

    for (const name of ['no-such.js', '..%2findex.html', '%2e%2e%2findex.html', script.slice('assets/'.length, -1)]) {
      const { status, headers } = await aVisitor().get(`/assets/${name}`);
      expect([name, status, headers.get('content-type')]).toEqual([name, 404, 'application/json; charset=utf-8']);
    }
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
