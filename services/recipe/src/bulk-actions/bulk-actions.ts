import {
  AppError,
  RecipesDeleted,
  RecipesUpdated,
  type Actor,
  type ChangeRecipeSettings,
  type OrganizeRecipes,
  type RequestOf,
} from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { requireOrganizer } from '../organizers/organizer-policy.js';
import { OrganizerResolver } from '../organizers/organizer-resolver.js';
import { BulkTelling } from '../recipes/bulk-telling.js';
import { RecipeAccess } from '../recipes/recipe-access.js';
import { ORGANIZER_FIELDS } from '../recipes/recipe-organizers.js';
import { RecipeWriter, type Change } from '../recipes/recipe-writer.js';
import type { RecipeDocument } from '../recipes/recipe.schema.js';
import { isSetUp, withMore, withSettings } from './bulk-changes.js';

interface Done {
  changed: number;
}

/** What the table of recipes does to all that are chosen. Everything is checked before the first recipe is written. */
@Injectable()
export class BulkActions {
  constructor(
    private readonly access: RecipeAccess,
    private readonly organizers: OrganizerResolver,
    private readonly writer: RecipeWriter,
  ) {}

  async organize(actor: Actor, { recipes, kind, refs }: RequestOf<typeof OrganizeRecipes>): Promise<Done> {
    requireOrganizer(actor);
    const found = await this.access.allToUpdate(actor, recipes);
    const ids = await this.organizers.resolve(actor, kind, refs);
    const field = ORGANIZER_FIELDS[kind];
    const lacking = found.filter((recipe) => !ids.every((id) => recipe[field].includes(id)));
    return this.changeAll(actor, lacking, (recipe) => ({ [field]: withMore(recipe[field], ids) }));
  }

  async setUp(actor: Actor, { recipes, settings }: RequestOf<typeof ChangeRecipeSettings>): Promise<Done> {
    const found = await this.access.allToUpdate(actor, recipes);
    const others = found.filter((recipe) => !isSetUp(recipe.settings, settings));
    return this.changeAll(actor, others, (recipe) => ({ settings: withSettings(recipe.settings, settings) }));
  }

  async delete(actor: Actor, slugsOrIds: string[]): Promise<Done> {
    const found = await this.access.allToUpdate(actor, slugsOrIds);
    const telling = new BulkTelling(RecipesDeleted, actor, homesOf(found));
    return countDone(found, (read) => this.writer.delete(actor, read._id, { telling, read }));
  }

  private changeAll(actor: Actor, recipes: RecipeDocument[], change: Change): Promise<Done> {
    const telling = new BulkTelling(RecipesUpdated, actor, homesOf(recipes));
    return countDone(recipes, (read) => this.writer.change(actor, read._id, change, { telling, read }));
  }
}

function homesOf(recipes: RecipeDocument[]): Map<string, string> {
  return new Map(recipes.map(({ _id, householdId }) => [_id, householdId]));
}

/** One after the other; a recipe that somebody has deleted meanwhile is skipped, as an unknown slug is. */
async function countDone(recipes: RecipeDocument[], work: (recipe: RecipeDocument) => Promise<unknown>): Promise<Done> {
  let changed = 0;
  for (const recipe of recipes) {
    try {
      await work(recipe);
      changed += 1;
    } catch (error) {
      if (!(error instanceof AppError && error.kind === 'not-found')) throw error;
    }
  }
  return { changed };
}
