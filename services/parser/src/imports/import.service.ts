import { ImportRecipe, ParserErrors, type Actor } from '@larder/contracts';
import type { ScrapedRecipe } from '@larder/recipe-scraper';
import { Log, newId, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ImportPictures } from '../pictures/import-pictures.js';
import { Scraper } from '../scraping/scraper.js';
import { durationWords } from './duration-words.js';
import { findAddress } from '../addresses/find-address.js';
import { importedRecipe } from './imported-recipe.js';
import { PageLoader, siteOf } from './page-loader.js';

/** Nobody has a recipe as long as this; a longer one would not fit a message. */
const LONGEST_RECIPE = 900_000;

interface StoreChoices {
  includeTags: boolean;
  /** Where the page came from; null for a pasted one, which may know it itself. */
  orgURL: string | null;
}

/** Makes recipes of pages (contract 05, A2 to A8). */
@Injectable()
export class ImportService {
  constructor(
    private readonly pages: PageLoader,
    private readonly scraper: Scraper,
    private readonly pictures: ImportPictures,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  /** Fetches the page an address in the text names and stores its recipe; gives the slug. */
  async fromUrl(actor: Actor, text: string, includeTags: boolean): Promise<{ slug: string }> {
    const address = findAddress(text);
    if (!address) throw ParserErrors.badRecipeData();
    const { html, url, isErrorPage } = await this.pages.fetch(address, actor.locale);
    // An error page has share properties too, but is no recipe.
    const draft = await this.scraper.recipe({ html, url }, { allowStub: !isErrorPage });
    return this.store(actor, draft, { includeTags, orgURL: address });
  }

  /** Stores the recipe of a pasted page or JSON; gives the slug. */
  async fromData(actor: Actor, dataKey: string, includeTags: boolean): Promise<{ slug: string }> {
    const html = await this.pages.take(dataKey);
    const draft = await this.scraper.recipe({ html, url: null }, { allowStub: true });
    return this.store(actor, draft, { includeTags, orgURL: null });
  }

  /** The schema.org object of the page an address in the text names; null when there is none. Stores nothing. */
  async test(actor: Actor, text: string): Promise<Record<string, unknown> | null> {
    const address = findAddress(text);
    if (!address) return null;
    const { html, url } = await this.pages.fetch(address, actor.locale);
    return this.scraper.schema({ html, url });
  }

  private async store(actor: Actor, draft: ScrapedRecipe | null, choices: StoreChoices): Promise<{ slug: string }> {
    if (!draft) throw ParserErrors.badRecipeData();
    const id = newId();
    const recipe = importedRecipe(draft, { id, words: durationWords(actor.locale), ...choices });
    if (JSON.stringify(recipe).length > LONGEST_RECIPE) throw ParserErrors.badRecipeData();

    const { imageKey, tryLater } = await this.pictures.prepare(actor, id, draft.images);
    const { slug } = await this.services.as(actor).request(ImportRecipe, { id, recipe, imageKey });
    if (tryLater) await this.pictures.queue(actor, id, draft.images);
    const site = siteOf(choices.orgURL ?? draft.orgURL ?? '');
    this.log.info('recipe imported', { recipeId: id, site, strategy: draft.strategy, picture: imageKey !== null });
    return { slug };
  }
}
