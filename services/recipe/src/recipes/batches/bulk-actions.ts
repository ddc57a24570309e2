import {
  RecipesDeleted,
  RecipesUpdated,
  type Actor,
  type ChangeRecipeSettings,
  type OrganizeRecipes,
  type RequestOf,
} from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { ORGANIZER_FIELDS, RatingRepository, type RecipeDocument } from '../../recipe-store/index.js';
import { OrganizerResolver } from '../../catalogue/index.js';
import { requireOrganizer } from '../../records/index.js';
import { BulkEvents } from '../writing/bulk-events.js';
import { RecipeAccess } from '../access/recipe-access.js';
import { RecipeBulkWriter, type PlainChange } from './recipe-bulk-writer.js';
import { hasSettings, withAdded, withSettings } from './bulk-changes.js';

interface BulkResult {
  changed: number;
}

/** The bulk actions on selected recipes. All recipes are checked before the first is written. */
@Injectable()
export class BulkActions {
  constructor(
    private readonly access: RecipeAccess,
    private readonly organizers: OrganizerResolver,
    private readonly writer: RecipeBulkWriter,
    private readonly ratings: RatingRepository,
  ) {}

  async organize(actor: Actor, { recipes, kind, refs }: RequestOf<typeof OrganizeRecipes>): Promise<BulkResult> {
    requireOrganizer(actor);
    const existing = await this.access.findAllForUpdate(actor, recipes);
    const ids = await this.organizers.resolve(actor, kind, refs);
    const field = ORGANIZER_FIELDS[kind];
    const incomplete = existing.filter((recipe) => !ids.every((id) => recipe[field].includes(id)));
    return this.changeAll(actor, incomplete, (recipe) => ({ [field]: withAdded(recipe[field], ids) }));
  }

  async changeSettings(
    actor: Actor,
    { recipes, settings }: RequestOf<typeof ChangeRecipeSettings>,
  ): Promise<BulkResult> {
    const existing = await this.access.findAllForUpdate(actor, recipes);
    const others = existing.filter((recipe) => !hasSettings(recipe.settings, settings));
    return this.changeAll(actor, others, (recipe) => ({ settings: withSettings(recipe.settings, settings) }));
  }

  async delete(actor: Actor, slugsOrIds: string[]): Promise<BulkResult> {
    const existing = await this.access.findAllForUpdate(actor, slugsOrIds);
    const bulk = new BulkEvents(RecipesDeleted, actor, householdIdsOf(existing));
    const changed = await this.writer.delete(actor, existing, bulk);
    await this.ratings.deleteOfRecipes(existing.map(({ _id }) => _id));
    return { changed };
  }

  private async changeAll(actor: Actor, recipes: RecipeDocument[], change: PlainChange): Promise<BulkResult> {
    const bulk = new BulkEvents(RecipesUpdated, actor, householdIdsOf(recipes));
    return { changed: await this.writer.change(actor, recipes, change, bulk) };
  }
}

function householdIdsOf(recipes: RecipeDocument[]): Map<string, string> {
  return new Map(recipes.map(({ _id, householdId }) => [_id, householdId]));
}
