import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageFailure } from '../src/scraping/page-failure.js';
import { ScrapeThreads } from '../src/scraping/scrape-threads.js';
import { recipePage } from './support/started-parser.js';

const LONG_MS = 120_000;
const SHORT_MS = 300;

describe('ScrapeThreads', () => {
  const threads = new ScrapeThreads({ file: new URL('./fixtures/stubborn.worker.js', import.meta.url), threads: 1 });
  afterAll(() => threads.close());

  const read = (html: string, timeoutMs = LONG_MS, url: string | null = null): Promise<unknown> =>
    threads.run({ output: 'recipe', html, url, only: ['structured-data'], useAdapters: true }, timeoutMs);
  const reasonOf = (page: Promise<unknown>) => page.then(String, (error: unknown) => pageFailure(error)?.reason);
  const soup = { name: 'Pea soup', strategy: 'structured-data' };

  it('reads a page', async () => {
    await expect(read(recipePage())).resolves.toMatchObject(soup);
  });

  it('ends a page that never finishes, and reads the next', async () => {
    const endless = read('endless', SHORT_MS);
    const next = read(recipePage()); // waits behind it

    await expect(reasonOf(endless)).resolves.toMatch(/AbortError|TimeoutError/);
    await expect(next).resolves.toMatchObject(soup);
  });

  it('ends a page that fills the memory, and reads the next', async () => {
    await expect(reasonOf(read('greedy'))).resolves.toBe('ERR_WORKER_OUT_OF_MEMORY');
    await expect(read(recipePage())).resolves.toMatchObject(soup);
  });

  it('continues after a page that ends its thread', async () => {
    const deadly = reasonOf(read('deadly'));
    const next = read(recipePage());

    await expect(deadly).resolves.toBe('WorkerThreadError');
    await expect(next).resolves.toMatchObject(soup);
  });

  it('retries a page once after a crash of its thread', async () => {
    const file = join(tmpdir(), `larder-${randomUUID()}`);

    await expect(read(recipePage(), LONG_MS, `deadly-once:${file}`)).resolves.toMatchObject(soup);
    await rm(file);
  });
});
