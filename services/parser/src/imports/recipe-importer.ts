import { ImportRecipe, ParserErrors, type Actor } from '@larder/contracts';
import { Log, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { MAX_RECIPE_LENGTH, nameOrId, type RecipeDraft } from '../drafts/index.js';
import { ImportImages, type PreparedImage } from '../images/index.js';

/** The import of a draft. */
export interface RecipeImport {
  /** The id of the recipe. */
  id: string;
  draft: RecipeDraft;
  /** Whether it is part of a bulk import, which publishes one event. */
  bulk?: boolean;
  /** Further fields of its log line. */
  logFields: Record<string, unknown>;
}

/** An import whose image is prepared. */
export interface PreparedImport {
  /** The name of the recipe, as it will be stored. */
  name: string;
  /** Stores the recipe; returns its slug. */
  store(): Promise<{ slug: string }>;
}

/**
 * Stores drafts as recipes (docs/api/import-and-parser.md#import-from-an-address): first the image, then the recipe.
 * Storing a draft again under the same id creates no second recipe.
 */
@Injectable()
export class RecipeImporter {
  constructor(
    private readonly images: ImportImages,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  /** Prepares the image in the draft, else the best of the image addresses. Throws for a recipe that is too long. */
  async prepare(actor: Actor, { draft, ...rest }: RecipeImport): Promise<PreparedImport> {
    const name = nameOrId(draft.recipe.name, rest.id);
    const named = { ...draft, recipe: { ...draft.recipe, name } };
    if (JSON.stringify(named.recipe).length > MAX_RECIPE_LENGTH) throw ParserErrors.badRecipeData();
    const image = await this.imageOf(actor, rest.id, draft);
    return { name, store: () => this.store(actor, { ...rest, draft: named }, image) };
  }

  private async imageOf(actor: Actor, id: string, { image, imageUrls = [] }: RecipeDraft): Promise<PreparedImage> {
    const prepared = image && (await this.images.prepareContent(actor, id, image));
    return prepared ?? this.images.prepare(actor, id, imageUrls);
  }

  private async store(
    actor: Actor,
    { id, draft, bulk, logFields }: RecipeImport,
    { imageKey, tryLater }: PreparedImage,
  ): Promise<{ slug: string }> {
    const { recipe, rating, imageUrls = [] } = draft;
    const stored = await this.services.as(actor).request(ImportRecipe, { id, recipe, imageKey, rating, bulk });
    if (tryLater) await this.images.queue(actor, id, imageUrls);
    this.log.info('recipe imported', { recipeId: id, image: imageKey !== null, ...logFields });
    return stored;
  }
}
