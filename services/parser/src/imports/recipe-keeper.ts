import { ImportRecipe, ParserErrors, type Actor } from '@larder/contracts';
import { Log, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Content } from '../archives/archive.js';
import { ImportPictures, type PreparedPicture } from '../pictures/import-pictures.js';
import type { ImportedRecipe } from './imported-recipe.js';
import { LONGEST_RECIPE } from './recipe-parts.js';

/** A recipe whose picture lies ready, to be stored under its id. */
export interface ReadyRecipe {
  id: string;
  recipe: ImportedRecipe;
  rating?: number | null;
  /** The picture that came along. */
  own?: Content | undefined;
  /** Addresses a picture may be fetched from when none came along. */
  pictures: readonly string[];
  picture: PreparedPicture;
  /** One of many, whose report tells of them all. */
  bulk?: boolean;
  /** What is told of it in the log. */
  told: Record<string, unknown>;
}

/**
 * Stores imported recipes (docs/api/import-and-parser.md#import-from-an-address): first the picture, then the recipe.
 * Doing it again makes no second one.
 */
@Injectable()
export class RecipeKeeper {
  constructor(
    private readonly pictures: ImportPictures,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  /** Gets the picture that came along, else the best of the others ready. Refuses a recipe that is too long to be one. */
  async prepare(actor: Actor, wanted: Omit<ReadyRecipe, 'picture'>): Promise<ReadyRecipe> {
    if (JSON.stringify(wanted.recipe).length > LONGEST_RECIPE) throw ParserErrors.badRecipeData();
    const own = wanted.own && (await this.pictures.prepareOwn(actor, wanted.id, wanted.own));
    return { ...wanted, picture: own ?? (await this.pictures.prepare(actor, wanted.id, wanted.pictures)) };
  }

  /** Stores a recipe that is ready; gives its slug. */
  async store(actor: Actor, ready: ReadyRecipe): Promise<{ slug: string }> {
    const { id, recipe, rating, pictures, picture, bulk, told } = ready;
    const { imageKey, tryLater } = picture;
    const stored = await this.services.as(actor).request(ImportRecipe, { id, recipe, imageKey, rating, bulk });
    if (tryLater) await this.pictures.queue(actor, id, pictures);
    this.log.info('recipe imported', { recipeId: id, picture: imageKey !== null, ...told });
    return stored;
  }
}
