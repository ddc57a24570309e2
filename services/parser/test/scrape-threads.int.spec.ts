import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageFailure } from '../src/scraping/page-failure.js';
import { ScrapeThreads } from '../src/scraping/scrape-threads.js';
import { recipePage } from './started-parser.js';

const LONG_MS = 25_000;
const SHORT_MS = 300;

describe('threads that read pages', () => {
  const threads = new ScrapeThreads({ file: new URL('./fixtures/stubborn.worker.js', import.meta.url), threads: 1 });
  afterAll(() => threads.close());

  const read = (html: string, timeoutMs = LONG_MS, url: string | null = null): Promise<unknown> =>
    threads.run({ want: 'recipe', html, url, only: ['structured-data'], bySite: true }, timeoutMs);
  const reasonOf = (page: Promise<unknown>) => page.then(String, (error: unknown) => pageFailure(error)?.reason);
  const soup = { name: 'Pea soup', strategy: 'structured-data' };

  it('read a page', async () => {
    await expect(read(recipePage())).resolves.toMatchObject(soup);
  });

  it('give up a page that would keep them for ever, and read the next', async () => {
    const endless = read('endless', SHORT_MS);
    const next = read(recipePage()); // waits behind it

    await expect(reasonOf(endless)).resolves.toMatch(/AbortError|TimeoutError/);
    await expect(next).resolves.toMatchObject(soup);
  });

  it('give up a page that would fill the memory, and read the next', async () => {
    await expect(reasonOf(read('greedy'))).resolves.toBe('ERR_WORKER_OUT_OF_MEMORY');
    await expect(read(recipePage())).resolves.toMatchObject(soup);
  });

  it('give up a page that ends them, and read the next', async () => {
    const deadly = reasonOf(read('deadly'));
    const next = read(recipePage());

    await expect(deadly).resolves.toBe('WorkerThreadError');
    await expect(next).resolves.toMatchObject(soup);
  });

  it('read a page again whose thread ended without its fault', async () => {
    const file = join(tmpdir(), `larder-${randomUUID()}`);

    await expect(read(recipePage(), LONG_MS, `deadly-once:${file}`)).resolves.toMatchObject(soup);
    await rm(file);
  });
});
