import type { Actor, ImportFromUrl, RequestOf } from '@larder/contracts';
import type { ScrapedRecipe } from '@larder/recipe-scraper';
import { newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { durationWords, scrapedDraft } from '../drafts/index.js';
import { PageReader } from '../scraping/index.js';
import { hostOf } from '../urls/index.js';
import { RecipeImporter } from './recipe-importer.js';

/** Imports the recipes of single pages (docs/api/import-and-parser.md#import-from-an-address). */
@Injectable()
export class PageImportService {
  constructor(
    private readonly pages: PageReader,
    private readonly importer: RecipeImporter,
  ) {}

  /** Fetches the page that the address in a text names and stores its recipe; returns the slug. */
  async importFromUrl(
    actor: Actor,
    { url, includeTags, useOpenAI }: RequestOf<typeof ImportFromUrl>,
  ): Promise<{ slug: string }> {
    return this.store(actor, await this.pages.fromAddress(actor, url, { aiFirst: useOpenAI }), includeTags);
  }

  /** Stores the recipe of a pasted page or JSON; returns the slug. */
  async importFromData(actor: Actor, dataKey: string, includeTags: boolean): Promise<{ slug: string }> {
    return this.store(actor, await this.pages.fromUpload(dataKey), includeTags);
  }

  private async store(actor: Actor, scraped: ScrapedRecipe, includeTags: boolean): Promise<{ slug: string }> {
    const draft = scrapedDraft(scraped, { words: durationWords(actor.locale), includeTags });
    const logFields = { site: hostOf(draft.recipe.orgURL ?? ''), strategy: scraped.strategy };
    const prepared = await this.importer.prepare(actor, { id: newId(), draft, logFields });
    return prepared.store();
  }
}
