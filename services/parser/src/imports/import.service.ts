import type { Actor, ImportFromUrl, RequestOf } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { durationWords } from './duration-words.js';
import { importedRecipe } from './imported-recipe.js';
import { PageDrafts, type PageDraft } from './page-drafts.js';
import { siteOf } from './page-loader.js';
import { RecipeKeeper } from './recipe-keeper.js';

/** Makes recipes of single pages (docs/api/import-and-parser.md#import-from-an-address). */
@Injectable()
export class ImportService {
  constructor(
    private readonly drafts: PageDrafts,
    private readonly keeper: RecipeKeeper,
  ) {}

  /** Fetches the page an address in the text names and stores its recipe; gives the slug. */
  async fromUrl(
    actor: Actor,
    { url, includeTags, useOpenAI }: RequestOf<typeof ImportFromUrl>,
  ): Promise<{ slug: string }> {
    return this.store(actor, await this.drafts.fromAddress(actor, url, { aiFirst: useOpenAI }), includeTags);
  }

  /** Stores the recipe of a pasted page or JSON; gives the slug. */
  async fromData(actor: Actor, dataKey: string, includeTags: boolean): Promise<{ slug: string }> {
    return this.store(actor, await this.drafts.fromUpload(dataKey), includeTags);
  }

  private async store(actor: Actor, { draft, orgURL }: PageDraft, includeTags: boolean): Promise<{ slug: string }> {
    const id = newId();
    const recipe = importedRecipe(draft, { id, words: durationWords(actor.locale), includeTags, orgURL });
    const told = { site: siteOf(recipe.orgURL ?? ''), strategy: draft.strategy };
    const ready = await this.keeper.prepare(actor, { id, recipe, pictures: draft.images, told });
    return this.keeper.store(actor, ready);
  }
}
