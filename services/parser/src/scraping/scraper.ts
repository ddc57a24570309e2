import type { ScrapedRecipe, StrategyName } from '@larder/recipe-scraper';
import { InjectConfig, Log } from '@larder/service-kit';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PageText } from '../ai/ai-page.js';
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

  /** The recipe that one of these ways finds in a page, tried in their usual order; null when none does. */
  recipe(source: SourceText, only: readonly StrategyName[]): Promise<ScrapedRecipe | null> {
    return this.run<ScrapedRecipe>({ ...source, want: 'recipe', only, bySite: true });
  }

  /** The recipe that a page states, read by general rules only. */
  statedRecipe(source: SourceText): Promise<ScrapedRecipe | null> {
    return this.run<ScrapedRecipe>({ ...source, want: 'recipe', only: ['structured-data'], bySite: false });
  }

  /** What readers see of a page. */
  async text(source: SourceText): Promise<PageText> {
    return (await this.run<PageText>({ ...source, want: 'text' })) ?? { text: '', image: null };
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
