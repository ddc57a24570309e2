import { FetchRecipeImage, ImportFromUrl, type Actor } from '@larder/contracts';
import { Jobs } from '@larder/service-kit';
import { aMember, waitUntil } from '@larder/testing';
import { keysIn, PIXEL, recipePage, startParser, type StartedParser } from './support/started-parser.js';

const MB = 1024 * 1024;
/** Images of other sizes; the bytes after the pixel do not matter. */
const larger = Buffer.concat([PIXEL, Buffer.alloc(1_000)]);

let started: StartedParser;
const ana = aMember();
let pages = 0;

beforeAll(async () => {
  started = await startParser({ SCRAPE_TIMEOUT_MS: '2000', SCRAPE_MAX_IMAGE_BYTES: String(MB) });
});
afterAll(() => started.stop());
afterEach(async () => {
  // Every temporary image is removed.
  await expect(keysIn(started.store)).resolves.toEqual([]);
});

/** Imports a new page with these images; returns the import. */
async function importWith(image: unknown) {
  pages += 1;
  const url = started.site.servesBody(`/page-${pages}`, recipePage({ name: `Soup ${pages}`, image }));
  await started.parser.as(ana).request(ImportFromUrl, { url });
  return started.recipes.last;
}
const imageOf = (id: string) => started.recipes.images.get(id)?.bytes;
const jobOf = (id: string) => started.parser.get<Jobs>(Jobs).find(`picture-${id}`);
type Job = NonNullable<Awaited<ReturnType<typeof jobOf>>>;

/** The job for the image of a recipe, once it has this state. */
const jobWhen = (id: string, isSoFar: (job: Job) => boolean): Promise<Job> =>
  waitUntil<Job | null>(async () => {
    const job = await jobOf(id);
    return job && isSoFar(job) ? job : null;
  });

describe('the image of an imported recipe', () => {
  it('is ready before the recipe is stored', async () => {
    const { id, imageKey } = await importWith(started.site.servesBody('/a.png', PIXEL, 'image/png'));

    expect(imageKey).toBe('a8Xk');
    expect(imageOf(id)).toEqual(PIXEL);
    await expect(jobOf(id)).resolves.toBeNull();
  });

  it('is the largest of several', async () => {
    const small = started.site.servesBody('/small.png', PIXEL, 'image/png');
    const large = started.site.servesBody('/large.png', larger, 'image/png');
    const absent = started.site.url('/absent.png');

    const { id } = await importWith([absent, small, large]);

    expect(imageOf(id)?.length).toBe(larger.length);
  });

  it('is the next one when the best cannot be fetched', async () => {
    const broken = started.site.servesBody('/broken.png', Buffer.alloc(5_000, 'x'), 'image/png');
    const good = started.site.servesBody('/good.png', PIXEL, 'image/png');

    const { id, imageKey } = await importWith([broken, good]);

    expect(imageKey).toBe('a8Xk');
    expect(imageOf(id)).toEqual(PIXEL);
  });

  it('may be behind a redirect', async () => {
    started.site.servesBody('/there.png', PIXEL, 'image/png');

    const { id } = await importWith(started.site.redirects('/here.png', '/there.png'));

    expect(imageOf(id)).toEqual(PIXEL);
  });

  it.each([
    ['is not there', () => started.site.url('/nowhere.png')],
    ['is a web page', () => started.site.servesBody('/page.png', '<p>No</p>', 'text/html')],
    [
      'is another file with the name of an image',
      () => started.site.servesBody('/fake.png', 'MZ not an image', 'image/png'),
    ],
    ['is too large', () => started.site.servesBody('/big.png', Buffer.alloc(MB + 1), 'image/png')],
    ['lies on a private address', () => 'http://192.168.1.1/image.png'],
    ['is moved to a private address', () => started.site.redirects('/moved.png', 'http://10.0.0.1/a.png')],
    ['has an address of nonsense', () => 'https://'],
    ['is data that is no image', () => 'data:image/png;base64,aGVsbG8='],
  ])('is left out, without a retry, when it %s', async (_why, address) => {
    const { id, imageKey } = await importWith(address());

    expect(imageKey).toBeNull();
    await expect(jobOf(id)).resolves.toBeNull();
  });

  it.each([
    ['the server was busy', 503, 1],
    // A status that sites send to robots is requested again at once.
    ['the server answered 429', 429, 2],
  ])('is fetched by a job when %s', async (_why, status, refusals) => {
    let requests = 0;
    const address = started.site.serves(`/busy-${status}.png`, (_request, response) => {
      requests += 1;
      const busy = requests <= refusals;
      response.writeHead(busy ? status : 200, { 'content-type': 'image/png' }).end(busy ? 'wait' : PIXEL);
    });

    const { id, imageKey } = await importWith(address);

    expect(imageKey).toBeNull();
    const job = await jobWhen(id, ({ state }) => state === 'completed');
    expect(job.report).toEqual({ outcome: 'set' });
    expect(imageOf(id)).toEqual(PIXEL);
  });

  it('is fetched by a job when it takes too long', async () => {
    let requests = 0;
    const address = started.site.serves('/slow.png', (_request, response) => {
      requests += 1;
      if (requests > 1) response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL);
    });

    const { id, imageKey } = await importWith(address);

    expect(imageKey).toBeNull();
    await jobWhen(id, ({ state }) => state === 'completed');
    expect(imageOf(id)).toEqual(PIXEL);
  });

  it('is retried after a pause when it still cannot be fetched', async () => {
    const address = started.site.serves('/never.png', (_request, response) => {
      response.writeHead(500).end();
    });

    const { id } = await importWith(address);

    const job = await jobWhen(id, ({ attempts, state }) => attempts > 0 && state === 'waiting');
    expect(job.error?.message).toMatch(/answered 500/);
    await started.parser.get<Jobs>(Jobs).cancel(job._id);
  });
});

describe('an image by address for a recipe that exists', () => {
  const fetchFor = (slugOrId: string, url: string, actor: Actor | null = ana) =>
    started.parser.as(actor).request(FetchRecipeImage, { slugOrId, url });
  const aRecipe = async () => (await importWith(undefined)).id;

  it('is fetched and set', async () => {
    const id = await aRecipe();
    const url = started.site.servesBody('/new.png', PIXEL, 'image/png');

    await expect(fetchFor(id, ` ${url} `)).resolves.toMatchObject({ image: 'a8Xk' });
    expect(imageOf(id)).toEqual(PIXEL);
  });

  it.each([
    ['recipe.url-not-an-image', 'a web page', () => started.site.servesBody('/html', '<p>x</p>')],
    ['recipe.url-not-an-image', 'no address', () => 'image'],
    ['recipe.url-not-an-image', 'not what it says', () => started.site.servesBody('/x.png', 'x', 'image/png')],
    ['recipe.url-not-allowed', 'private', () => 'http://10.0.0.1/a.png'],
    ['recipe.url-not-allowed', 'moved inside', () => started.site.redirects('/in', 'http://127.0.0.1:1/')],
    ['recipe.url-not-fetched', 'absent', () => started.site.url('/absent')],
    ['recipe.url-not-fetched', 'unreachable', () => 'http://localhost:1/a.png'],
    ['recipe.url-not-fetched', 'too large', () => started.site.servesBody('/l.png', Buffer.alloc(MB + 1), 'image/png')],
  ])('is rejected with %s when it is %s, and the old image is kept', async (code, _why, address) => {
    const id = await aRecipe();
    await fetchFor(id, started.site.servesBody('/old.png', PIXEL, 'image/png'));

    await expect(fetchFor(id, address())).rejects.toMatchObject({ code, kind: 'refused', params: {} });
    expect(imageOf(id)).toEqual(PIXEL);
  });

  it('is not fetched for a recipe that does not exist or may not be changed', async () => {
    const id = await aRecipe();
    started.recipes.locked.add(id);
    const url = started.site.servesBody('/curious.png', PIXEL, 'image/png');
    const before = started.site.requests.length;

    await expect(fetchFor(id, url)).rejects.toMatchObject({ code: 'recipe.not-allowed' });
    await expect(fetchFor('unknown', url)).rejects.toMatchObject({ code: 'recipe.not-found' });
    await expect(fetchFor(id, url, null)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(started.site.requests).toHaveLength(before);
  });
});
