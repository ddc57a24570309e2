import { ParserErrors, type Actor } from '@larder/contracts';
import type { ScrapedRecipe, StrategyName } from '@larder/recipe-scraper';
import { Injectable } from '@nestjs/common';
import { findAddress } from '../addresses/find-address.js';
import { AiPages } from '../ai/ai-pages.js';
import type { SourceText } from '../scraping/scrape-page.js';
import { Scraper } from '../scraping/scraper.js';
import { PageLoader } from './page-loader.js';

/** A recipe as a page tells it, and where it came from; null for pasted text, which may know it itself. */
export interface PageDraft {
  draft: ScrapedRecipe;
  orgURL: string | null;
}

const STATED: readonly StrategyName[] = ['structured-data'];
/** What a page shows and is shared with counts when it states nothing. */
const UNSTATED: readonly StrategyName[] = ['content', 'open-graph'];

/** Gets pages and reads the recipes in them (docs/api/import-and-parser.md#import-from-an-address). Stores nothing. */
@Injectable()
export class PageDrafts {
  constructor(
    private readonly pages: PageLoader,
    private readonly scraper: Scraper,
    private readonly ai: AiPages,
  ) {}

  /** The recipe of the page an address in the text names. */
  async fromAddress(actor: Actor, text: string, { aiFirst = false } = {}): Promise<PageDraft> {
    const address = findAddress(text);
    if (!address) throw ParserErrors.badRecipeData();
    const { html, url, isErrorPage } = await this.pages.fetch(address, actor.locale);
    const source = { html, url };
    // An error page has share properties too, but is no recipe; nor is it worth asking a model.
    const draft = isErrorPage ? await this.stated(source) : await this.read(source, aiFirst);
    return { draft: required(draft), orgURL: address };
  }

  /** The recipe of a pasted page or JSON, which is used up. */
  async fromUpload(dataKey: string): Promise<PageDraft> {
    const html = await this.pages.take(dataKey);
    return { draft: required(await this.read({ html, url: null }, false)), orgURL: null };
  }

  /** The schema.org object of the page an address in the text names, or what the model makes of it; null without one. */
  async schema(actor: Actor, text: string, { byAi }: { byAi: boolean }): Promise<Record<string, unknown> | null> {
    const address = findAddress(text);
    if (!address) return null;
    const { html, url } = await this.pages.fetch(address, actor.locale);
    return byAi ? this.ai.schema({ html, url }) : this.scraper.schema({ html, url });
  }

  /** What the page states, else what the model finds in it, else what it shows. */
  private async read(source: SourceText, aiFirst: boolean): Promise<ScrapedRecipe | null> {
    if (!this.ai.isEnabled) return this.scraper.recipe(source, [...STATED, ...UNSTATED]);
    const byAi = () => this.ai.recipe(source);
    const [first, second] = aiFirst ? [byAi, () => this.stated(source)] : [() => this.stated(source), byAi];
    return (await first()) ?? (await second()) ?? (await this.scraper.recipe(source, UNSTATED));
  }

  private stated(source: SourceText): Promise<ScrapedRecipe | null> {
    return this.scraper.recipe(source, STATED);
  }
}

function required(draft: ScrapedRecipe | null): ScrapedRecipe {
  if (!draft) throw ParserErrors.badRecipeData();
  return draft;
}
