import type { ScrapedRecipe } from '@larder/recipe-scraper';
import { InjectConfig, Log } from '@larder/service-kit';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ParserConfig } from '../config.js';
import { pageFailure } from './page-failure.js';
import type { ScrapeTask, SourceText } from './scrape-page.js';
import { ScrapeThreads } from './scrape-threads.js';

const THREADS = 2;

/** Reads recipes out of pages, in threads of its own and for a limited time. */
@Injectable()
export class Scraper implements OnApplicationShutdown {
  private readonly threads = new ScrapeThreads({
    file: new URL('./scrape.worker.js', import.meta.url),
    threads: THREADS,
  });

  constructor(
    @InjectConfig() private readonly config: ParserConfig,
    private readonly log: Log,
  ) {}

  /** The recipe of a page; null when it has none. `allowStub` takes what a page is shared with, too. */
  recipe(source: SourceText, { allowStub }: { allowStub: boolean }): Promise<ScrapedRecipe | null> {
    return this.run<ScrapedRecipe>({ ...source, want: 'recipe', allowStub });
  }

  /** The schema.org object of a page before any cleaning; null when it has none. */
  schema(source: SourceText): Promise<Record<string, unknown> | null> {
    return this.run<Record<string, unknown>>({ ...source, want: 'schema' });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.close();
  }

  private async run<Result>(task: ScrapeTask): Promise<Result | null> {
    try {
      return await this.threads.run<Result | null>(task, this.config.SCRAPE_WORK_TIMEOUT_MS);
    } catch (error) {
      const failure = pageFailure(error);
      if (!failure) throw error;
      this.log.warn('page gave its thread too much to do', { characters: task.html.length, reason: failure.reason });
      throw failure.refusal;
    }
  }
}
