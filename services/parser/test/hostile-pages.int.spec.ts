import { ImportFromUrl } from '@larder/contracts';
import { aMember } from '@larder/testing';
import { BAD_DATA, importCalls, NO_CONNECTION, TOO_LATE } from './support/import-calls.js';
import { recipePage, startParser, type StartedParser } from './support/started-parser.js';

const MB = 1024 * 1024;
let started: StartedParser;
const ana = aMember();

beforeAll(async () => {
  started = await startParser({ SCRAPE_TIMEOUT_MS: '2000' });
});
afterAll(() => started.stop());

const { fromUrl, test } = importCalls(() => started);

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
