import { ParserErrors, type Actor } from '@larder/contracts';
import type { ScrapedRecipe } from '@larder/recipe-scraper';
import { Injectable } from '@nestjs/common';
import { findAddress } from '../addresses/find-address.js';
import { Scraper } from '../scraping/scraper.js';
import { PageLoader } from './page-loader.js';

/** A recipe as a page tells it, and where it came from; null for pasted text, which may know it itself. */
export interface PageDraft {
  draft: ScrapedRecipe;
  orgURL: string | null;
}

/** Gets pages and reads the recipes in them (contract 05, A2 to A6). Stores nothing. */
@Injectable()
export class PageDrafts {
  constructor(
    private readonly pages: PageLoader,
    private readonly scraper: Scraper,
  ) {}

  /** The recipe of the page an address in the text names. */
  async fromAddress(actor: Actor, text: string): Promise<PageDraft> {
    const address = findAddress(text);
    if (!address) throw ParserErrors.badRecipeData();
    const { html, url, isErrorPage } = await this.pages.fetch(address, actor.locale);
    // An error page has share properties too, but is no recipe.
    return { draft: required(await this.scraper.recipe({ html, url }, { allowStub: !isErrorPage })), orgURL: address };
  }

  /** The recipe of a pasted page or JSON, which is used up. */
  async fromUpload(dataKey: string): Promise<PageDraft> {
    const html = await this.pages.take(dataKey);
    return { draft: required(await this.scraper.recipe({ html, url: null }, { allowStub: true })), orgURL: null };
  }

  /** The schema.org object of the page an address in the text names; null when there is none. */
  async schema(actor: Actor, text: string): Promise<Record<string, unknown> | null> {
    const address = findAddress(text);
    if (!address) return null;
    const { html, url } = await this.pages.fetch(address, actor.locale);
    return this.scraper.schema({ html, url });
  }
}

function required(draft: ScrapedRecipe | null): ScrapedRecipe {
  if (!draft) throw ParserErrors.badRecipeData();
  return draft;
}
