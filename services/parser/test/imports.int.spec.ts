import {
  ImportFromData,
  ImportFromUrl,
  RecipeErrors,
  TestScrapeUrl,
  type Actor,
  type RequestInputOf,
} from '@larder/contracts';
import { Metrics, newId } from '@larder/service-kit';
import { aMember } from '@larder/testing';
import { keysIn, PIXEL, recipePage, startParser, type StartedParser } from './support/started-parser.js';

const MB = 1024 * 1024;
const BAD_DATA = { code: 'parser.bad-recipe-data', kind: 'refused' };
const NO_CONNECTION = { code: 'parser.connection-error', kind: 'refused' };
const TOO_LATE = { code: 'parser.timed-out', kind: 'timeout' };

let started: StartedParser;
const ana = aMember();

beforeAll(async () => {
  started = await startParser({ SCRAPE_TIMEOUT_MS: '2000' });
});
afterAll(() => started.stop());

const fromUrl = (request: RequestInputOf<typeof ImportFromUrl>, actor: Actor = ana) =>
  started.parser.as(actor).request(ImportFromUrl, request);
const test = (url: string, actor: Actor | null = ana) => started.parser.as(actor).request(TestScrapeUrl, { url });

async function fromData(data: string | Uint8Array, includeTags = false) {
  const dataKey = `.temp/${newId()}`;
  await started.store.put(dataKey, typeof data === 'string' ? Buffer.from(data) : data);
  return started.parser.as(ana).request(ImportFromData, { dataKey, includeTags });
}

describe('importing by address', () => {
  it('stores the recipe of the page, with its lines as they are, and returns its slug', async () => {
    const url = started.site.servesBody('/soup', recipePage({ totalTime: 'PT1H30M', keywords: 'quick, green' }));

    await expect(fromUrl({ url })).resolves.toEqual({ slug: 'pea-soup' });

    const { id, recipe, imageKey } = started.recipes.last;
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(imageKey).toBeNull();
    expect(recipe).toMatchObject({
      name: 'Pea soup',
      orgURL: url,
      recipeYield: '4 servings',
      totalTime: '1 hour 30 minutes',
    });
    expect(recipe.recipeIngredient?.map(({ note, originalText }) => [note, originalText])).toEqual([
      ['500 g peas', '500 g peas'],
      ['1 onion', '1 onion'],
    ]);
    expect(recipe.recipeInstructions?.map(({ text }) => text)).toEqual(['Cook.', 'Serve.']);
    expect(recipe.tags).toBeUndefined();
  });

  it('creates tags from the keywords when requested', async () => {
    const url = started.site.servesBody('/tagged', recipePage({ keywords: 'quick, green peas' }));

    await fromUrl({ url, includeTags: true });

    expect(started.recipes.last.recipe.tags?.map(({ name }) => name)).toEqual(['Quick', 'Green Peas']);
  });

  it('finds the address in a text that a phone shares, and follows redirects', async () => {
    started.site.servesBody('/real', recipePage({ name: 'Shared soup' }));
    const url = started.site.redirects('/short', '/real');

    await fromUrl({ url: `Look at this!\n${url}.`, useOpenAI: true });

    expect(started.recipes.last.recipe).toMatchObject({ name: 'Shared soup', orgURL: url });
  });

  it('reads pages in old encodings', async () => {
    const latin1 = Buffer.from(recipePage({ name: 'Cr\u00e8me br\u00fbl\u00e9e' }), 'latin1');
    const url = started.site.servesBody('/creme', latin1, 'text/html; charset=iso-8859-1');

    await expect(fromUrl({ url })).resolves.toEqual({ slug: 'creme-brulee' });
  });

  it('names a recipe without a name after its id', async () => {
    const url = started.site.servesBody('/nameless', recipePage({ name: '' }));

    await fromUrl({ url });

    const { id, recipe } = started.recipes.last;
    expect(recipe.name).toBe(`No Recipe Name Found - ${id}`);
  });

  it('uses the share properties of a page without a recipe, but not those of an error page', async () => {
    const stub = '<meta property="og:title" content="A pie"><meta property="og:description" content="Good.">';
    const url = started.site.servesBody('/stub', stub);
    const gone = started.site.serves('/gone', (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(stub);
    });
    const odd = started.site.serves('/odd', (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(recipePage({ name: 'Still a recipe' }));
    });

    await fromUrl({ url });
    expect(started.recipes.last.recipe).toMatchObject({ name: 'A pie', description: 'Good.', recipeIngredient: [] });
    await expect(fromUrl({ url: gone })).rejects.toMatchObject(BAD_DATA);
    await expect(fromUrl({ url: odd })).resolves.toEqual({ slug: 'still-a-recipe' });
  });

  it('counts pages by what they gave', async () => {
    const counts = async () => {
      const metrics = await started.parser.get(Metrics).exposition();
      return ['recipe', 'no-recipe', 'error'].map((outcome) =>
        Number(new RegExp(`^larder_pages_read_total\\{outcome="${outcome}".*\\} (\\d+)$`, 'm').exec(metrics)?.[1] ?? 0),
      );
    };
    const before = await counts();

    await fromUrl({ url: started.site.servesBody('/counted', recipePage()) });
    await expect(fromUrl({ url: started.site.servesBody('/nothing', '<p>Hello</p>') })).rejects.toMatchObject(BAD_DATA);
    await expect(fromUrl({ url: 'http://192.168.1.1/' })).rejects.toMatchObject(NO_CONNECTION);

    const after = await counts();
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 1]);
  });

  it.each(['', 'pie', 'ftp://x.example/pie', 'https://'])('rejects %p, which names no page', async (url) => {
    await expect(fromUrl({ url })).rejects.toMatchObject(BAD_DATA);
  });

  it.each([
    ['no recipe', '<p>Hello</p>'],
    ['nothing', ''],
    ['broken JSON-LD', '<script type="application/ld+json">{"@type": "Recipe", "name": "x", "recipeIng</script>'],
    [
      'JSON-LD of the wrong shape',
      '<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":{"a":[]},"recipeInstructions":false}</script>',
    ],
    ['bytes that are no text', '\u0000\u0001\u0002'],
  ])('finds no recipe in a page with %s', async (_what, html) => {
    const url = started.site.servesBody('/none', html);

    await expect(fromUrl({ url })).rejects.toMatchObject(BAD_DATA);
  });

  it('requires a session', async () => {
    const request = started.parser.as(null).request(ImportFromUrl, { url: started.site.url() });

    await expect(request).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(test(started.site.url(), null)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

describe('hostile pages', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://0x7f.0.0.1/',
    'http://10.0.0.1:8080/',
  ])('rejects %s without the reason', async (url) => {
    await expect(fromUrl({ url })).rejects.toMatchObject({ ...NO_CONNECTION, params: {} });
    await expect(test(url)).rejects.toMatchObject(NO_CONNECTION);
  });

  it('rejects a redirect to a private address', async () => {
    const url = started.site.redirects('/inside', 'http://192.168.0.1/');

    await expect(fromUrl({ url })).rejects.toMatchObject(NO_CONNECTION);
  });

  it('rejects a site that does not answer', async () => {
    await expect(fromUrl({ url: 'http://localhost:1/' })).rejects.toMatchObject(NO_CONNECTION);
  });

  it('stops an endless page and one of 50 MB', async () => {
    const endless = started.site.serves('/endless', (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('<p>more</p>'.repeat(5_000)));
      };
      response.on('drain', more);
      more();
    });
    const huge = started.site.serves('/huge', (_request, response) => {
      response.writeHead(200, { 'content-length': 50 * MB }).write(Buffer.alloc(MB));
    });

    await expect(fromUrl({ url: endless })).rejects.toMatchObject(BAD_DATA);
    await expect(fromUrl({ url: huge })).rejects.toMatchObject(BAD_DATA);
  });

  it('stops a page that arrives too slowly', async () => {
    const url = started.site.serves('/drip', (_request, response) => {
      const timer = setInterval(() => response.write('<'), 20);
      response.on('close', () => clearInterval(timer));
    });

    await expect(fromUrl({ url })).rejects.toMatchObject(TOO_LATE);
    await expect(test(url)).rejects.toMatchObject(TOO_LATE);
  });

  it('rejects a recipe that is too long', async () => {
    const recipeInstructions = Array.from({ length: 1500 }, () => 'stir '.repeat(200));
    const url = started.site.servesBody('/long', recipePage({ recipeInstructions }));

    await expect(fromUrl({ url })).rejects.toMatchObject(BAD_DATA);
  });
});

describe('importing pasted text', () => {
  it('reads HTML and JSON, and removes the upload', async () => {
    await expect(fromData(recipePage({ name: 'Pasted page' }), true)).resolves.toEqual({ slug: 'pasted-page' });
    await expect(
      fromData(JSON.stringify({ '@type': 'Recipe', name: 'Pasted data', recipeIngredient: ['salt'] })),
    ).resolves.toEqual({ slug: 'pasted-data' });
    await expect(keysIn(started.store)).resolves.toEqual([]);
  });

  it('uses the address in the recipe', async () => {
    await fromData(recipePage({ url: 'https://cooking.example/soups/pea' }));

    expect(started.recipes.last.recipe.orgURL).toBe('https://cooking.example/soups/pea');
  });

  it('stores an image that is embedded in the text', async () => {
    await fromData(recipePage({ image: `data:image/png;base64,${PIXEL.toString('base64')}` }));

    const { id, imageKey } = started.recipes.last;
    expect(imageKey).toBe('a8Xk');
    expect(started.recipes.images.get(id)?.bytes).toEqual(PIXEL);
    await expect(keysIn(started.store)).resolves.toEqual([]);
  });

  it('fetches an image relative to the address in the recipe', async () => {
    started.site.servesBody('/soups/pea.png', PIXEL, 'image/png');

    await fromData(recipePage({ url: started.site.url('/soups/pea'), image: 'pea.png' }));

    expect(started.recipes.images.get(started.recipes.last.id)?.bytes).toEqual(PIXEL);
  });

  it.each(['', ' ', 'just text', '{', '[1, 2]', '<p>no recipe</p>'])('rejects %p', async (data) => {
    await expect(fromData(data)).rejects.toMatchObject(BAD_DATA);
    await expect(keysIn(started.store)).resolves.toEqual([]);
  });

  it('rejects more than 10 MB, and removes it', async () => {
    await expect(fromData(Buffer.alloc(10 * MB + 1, 'x'))).rejects.toMatchObject({ kind: 'too-large' });
    await expect(keysIn(started.store)).resolves.toEqual([]);
  });

  it('reads and removes uploads only', async () => {
    await started.store.put('recipes/1/original.webp', PIXEL);
    const import_ = (dataKey: string) =>
      started.parser.as(ana).request(ImportFromData, { dataKey, includeTags: false });

    await expect(import_('recipes/1/original.webp')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(import_(`.temp/${newId()}`)).rejects.toMatchObject(BAD_DATA);
    await expect(import_('.temp/../recipes/1/original.webp')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(keysIn(started.store)).resolves.toEqual(['recipes/1/original.webp']);
    await started.store.delete('recipes/1/original.webp');
  });
});

describe('testing a page', () => {
  it('returns its schema.org object before any cleaning, and stores nothing', async () => {
    const before = started.recipes.imported.length;
    const url = started.site.servesBody('/raw', recipePage({ name: ' A &amp; B ', recipeYield: ['4', '4 people'] }));

    const { recipe } = await test(`see ${url}`);

    expect(recipe).toMatchObject({ '@type': 'Recipe', name: ' A &amp; B ', recipeYield: ['4', '4 people'] });
    expect(started.recipes.imported).toHaveLength(before);
  });

  it('returns null for a page without one, and for no address', async () => {
    await expect(test(started.site.servesBody('/plain', '<p>x</p>'))).resolves.toEqual({ recipe: null });
    await expect(test('no address')).resolves.toEqual({ recipe: null });
  });
});

it('returns the refusal of the recipe service', async () => {
  const other = await startParser();
  try {
    const url = other.site.servesBody('/soup', recipePage());
    other.recipes.refuse(RecipeErrors.alreadyExists());

    await expect(other.parser.as(ana).request(ImportFromUrl, { url })).rejects.toMatchObject({
      code: 'recipe.already-exists',
    });
  } finally {
    await other.stop();
  }
});

it('fetches nothing private when no allow-list is set', async () => {
  const other = await startParser({ EGRESS_ALLOWLIST: '' });
  try {
    const url = other.site.servesBody('/soup', recipePage());

    await expect(other.parser.as(ana).request(ImportFromUrl, { url })).rejects.toMatchObject(NO_CONNECTION);
    expect(other.site.requests).toEqual([]);
  } finally {
    await other.stop();
  }
});

it('ends a page that takes too long to read', async () => {
  const other = await startParser({ SCRAPE_WORK_TIMEOUT_MS: '100' });
  try {
    const url = other.site.servesBody('/heavy', recipePage({ description: '<b><i>deep'.repeat(900_000) }));

    await expect(other.parser.as(ana).request(ImportFromUrl, { url })).rejects.toMatchObject(TOO_LATE);
    expect(other.recipes.imported).toEqual([]);
  } finally {
    await other.stop();
  }
});
