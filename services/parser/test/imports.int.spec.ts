import { ImportFromUrl, RecipeErrors } from '@larder/contracts';
import { Metrics } from '@larder/service-kit';
import { aMember } from '@larder/testing';
import { BAD_DATA, importCalls, NO_CONNECTION } from './support/import-calls.js';
import { recipePage, startParser, type StartedParser } from './support/started-parser.js';

let started: StartedParser;
const ana = aMember();

beforeAll(async () => {
  started = await startParser();
});
afterAll(() => started.stop());

const { fromUrl, test } = importCalls(() => started);

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
