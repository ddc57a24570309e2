import { ParserErrors } from '@larder/contracts';
import type { ScrapedRecipe } from '@larder/recipe-scraper';
import { createWorkerPool, InjectConfig, Log, type WorkerPool } from '@larder/service-kit';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ParserConfig } from '../config.js';
import type { ScrapeTask, SourceText } from './scrape-page.js';

const THREADS = 2;
/** A page of 10 MB becomes a tree of several times its size. */
const MEGABYTES_PER_THREAD = 384;

/** Reads recipes out of pages, in threads of its own and for a limited time. */
@Injectable()
export class Scraper implements OnApplicationShutdown {
  private readonly pool: WorkerPool;

  constructor(
    @InjectConfig() private readonly config: ParserConfig,
    private readonly log: Log,
  ) {
    const file = new URL('./scrape.worker.js', import.meta.url);
    this.pool = createWorkerPool({ file, threads: THREADS, maxMegabytes: MEGABYTES_PER_THREAD });
  }

  /** The recipe of a page; null when it has none. `allowStub` takes what a page is shared with, too. */
  recipe(source: SourceText, { allowStub }: { allowStub: boolean }): Promise<ScrapedRecipe | null> {
    return this.run<ScrapedRecipe>({ ...source, want: 'recipe', allowStub });
  }

  /** The schema.org object of a page before any cleaning; null when it has none. */
  schema(source: SourceText): Promise<Record<string, unknown> | null> {
    return this.run<Record<string, unknown>>({ ...source, want: 'schema' });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }

  private async run<Result>(task: ScrapeTask): Promise<Result | null> {
    try {
      return await this.pool.run<ScrapeTask, Result | null>(task, { timeoutMs: this.config.SCRAPE_WORK_TIMEOUT_MS });
    } catch (error) {
      throw this.toldError(error, task);
    }
  }

  /** What a page did to its thread, told as what it means for the reader; anything else is a bug of ours. */
  private toldError(error: unknown, { html }: ScrapeTask): unknown {
    const { name, code } = error as { name?: string; code?: string };
    const refusal = code === 'ERR_WORKER_OUT_OF_MEMORY' ? ParserErrors.badRecipeData : ParserErrors.timedOut;
    if (name !== 'AbortError' && name !== 'TimeoutError' && code !== 'ERR_WORKER_OUT_OF_MEMORY') return error;
    this.log.warn('page gave its thread too much to do', { characters: html.length, reason: code ?? name });
    return refusal({}, error);
  }
}
