import { ParserErrors, type Actor } from '@larder/contracts';
import type { ScrapedRecipe, StrategyName } from '@larder/recipe-scraper';
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
  constructor(
    private readonly pages: PageLoader,
    private readonly scraper: Scraper,
    private readonly ai: AiPageReader,
  ) {}

  /** The recipe of the page that the address in a text names; its `orgURL` is that address. */
  async fromAddress(actor: Actor, text: string, { aiFirst = false } = {}): Promise<ScrapedRecipe> {
    const address = findUrl(text);
    if (!address) throw ParserErrors.badRecipeData();
    const { html, url, isErrorPage } = await this.pages.fetch(address, actor.locale);
    const page = { html, url };
    // An error page has share properties too, but no recipe; it is not sent to the model.
    const scraped = isErrorPage ? await this.structured(page) : await this.read(page, aiFirst);
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

  /** The structured data of the page, else the recipe read by the model, else the visible content. */
  private async read(page: SourcePage, aiFirst: boolean): Promise<ScrapedRecipe | null> {
    if (!this.ai.isEnabled) return this.scraper.recipe(page, [...STRUCTURED, ...UNSTRUCTURED]);
    const byAi = () => this.ai.recipe(page);
    const structured = () => this.structured(page);
    const [first, second] = aiFirst ? [byAi, structured] : [structured, byAi];
    return (await first()) ?? (await second()) ?? (await this.scraper.recipe(page, UNSTRUCTURED));
  }

  private structured(page: SourcePage): Promise<ScrapedRecipe | null> {
    return this.scraper.recipe(page, STRUCTURED);
  }
}

function orThrowBadData(scraped: ScrapedRecipe | null): ScrapedRecipe {
  if (!scraped) throw ParserErrors.badRecipeData();
  return scraped;
}
