import { ParserErrors, type Actor } from '@larder/contracts';
import type { ScrapedRecipe, StrategyName } from '@larder/recipe-scraper';
import { Metrics } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { findUrl } from '../urls/index.js';
import { AiPageReader } from './ai-page-reader.js';
import { PageLoader } from './page-loader.js';
import { Scraper } from './scraper.js';
import type { SourcePage } from './source-page.js';

const STRUCTURED: readonly StrategyName[] = ['structured-data'];
/** Strategies for pages without structured data: the visible content and the share properties. */
const UNSTRUCTURED: readonly StrategyName[] = ['content', 'open-graph'];

/**
 * Loads pages and reads the recipes in them (docs/api/import-and-parser.md#import-from-an-address). Stores nothing.
 * Its `ScrapedRecipe` is the first of the three shapes of an import.
 */
@Injectable()
export class PageReader {
  private readonly pagesRead;

  constructor(
    private readonly pages: PageLoader,
    private readonly scraper: Scraper,
    private readonly ai: AiPageReader,
    metrics: Metrics,
  ) {
    this.pagesRead = metrics.counter('larder_pages_read_total', 'Web pages, by result.', ['outcome']);
  }

  /** The recipe of the page that the address in a text names; its `orgURL` is that address. */
  async fromAddress(actor: Actor, text: string, { aiFirst = false } = {}): Promise<ScrapedRecipe> {
    const address = findUrl(text);
    if (!address) throw ParserErrors.badRecipeData();
    const scraped = await this.fetchAndRead(actor, address, aiFirst).catch((error: unknown) => {
      this.pagesRead.inc({ outcome: 'error' });
      throw error;
    });
    this.pagesRead.inc({ outcome: scraped ? 'recipe' : 'no-recipe' });
    return { ...orThrowBadData(scraped), orgURL: address };
  }

  /** The recipe of a pasted page or JSON, which is removed. */
  async fromUpload(dataKey: string): Promise<ScrapedRecipe> {
    const html = await this.pages.take(dataKey);
    return orThrowBadData(await this.read({ html, url: null }, false));
  }

  /** The schema.org object of the page that the address in a text names, or the model's; null without one. */
  async schema(actor: Actor, text: string, { byAi }: { byAi: boolean }): Promise<Record<string, unknown> | null> {
    const address = findUrl(text);
    if (!address) return null;
    const { html, url } = await this.pages.fetch(address, actor.locale);
    return byAi ? this.ai.schema({ html, url }) : this.scraper.schema({ html, url });
  }

  private async fetchAndRead(actor: Actor, address: string, aiFirst: boolean): Promise<ScrapedRecipe | null> {
    const { html, url, isErrorPage } = await this.pages.fetch(address, actor.locale);
    const page = { html, url };
    // An error page has share properties too, but no recipe; it is not sent to the model.
    return isErrorPage ? this.readStructured(page) : this.read(page, aiFirst);
  }

  /** The structured data of the page, else the recipe read by the model, else the visible content. */
  private async read(page: SourcePage, aiFirst: boolean): Promise<ScrapedRecipe | null> {
    if (!this.ai.isEnabled) return this.scraper.recipe(page, [...STRUCTURED, ...UNSTRUCTURED]);
    const byAi = () => this.ai.recipe(page);
    const structured = () => this.readStructured(page);
    const [first, second] = aiFirst ? [byAi, structured] : [structured, byAi];
    return (await first()) ?? (await second()) ?? (await this.scraper.recipe(page, UNSTRUCTURED));
  }

  private readStructured(page: SourcePage): Promise<ScrapedRecipe | null> {
    return this.scraper.recipe(page, STRUCTURED);
  }
}

function orThrowBadData(scraped: ScrapedRecipe | null): ScrapedRecipe {
  if (!scraped) throw ParserErrors.badRecipeData();
  return scraped;
}
