import type { ScrapedRecipe, StrategyName } from '@larder/recipe-scraper';
import { InjectConfig, Log } from '@larder/service-kit';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ParserConfig } from '../config.js';
import { pageFailure } from './page-failure.js';
import type { PageText } from './page-text.js';
import type { ScrapeTask } from './scrape-page.js';
import { ScrapeThreads } from './scrape-threads.js';
import type { SourcePage } from './source-page.js';

const THREADS = 2;

/** Reads pages in worker threads and within a time limit. */
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

  /** The recipe of a page, by the first of these strategies that finds one; null without one. */
  recipe(page: SourcePage, only: readonly StrategyName[]): Promise<ScrapedRecipe | null> {
    return this.run<ScrapedRecipe>({ ...page, output: 'recipe', only, useAdapters: true });
  }

  /** The recipe in the structured data of a page, read without the adapter for its site. */
  structuredRecipe(page: SourcePage): Promise<ScrapedRecipe | null> {
    return this.run<ScrapedRecipe>({ ...page, output: 'recipe', only: ['structured-data'], useAdapters: false });
  }

  /** The visible text of a page. */
  async text(page: SourcePage): Promise<PageText> {
    return (await this.run<PageText>({ ...page, output: 'text' })) ?? { text: '', image: null };
  }

  /** The schema.org object of a page before any cleaning; null when it has none. */
  schema(page: SourcePage): Promise<Record<string, unknown> | null> {
    return this.run<Record<string, unknown>>({ ...page, output: 'schema' });
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
      this.log.warn('page exceeded the limits of its thread', { characters: task.html.length, reason: failure.reason });
      throw failure.refusal;
    }
  }
}
