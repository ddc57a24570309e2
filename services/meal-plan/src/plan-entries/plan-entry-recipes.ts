import { ReadRecipeSummaries, type Actor, type RecipeSummary } from '@larder/contracts';
import { ServiceClient, slices } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** Maximum number of recipes of one request. */
const MAX_RECIPES = 1_000;

/** The recipes of plan entries, requested from the service that owns them. */
@Injectable()
export class PlanEntryRecipes {
  constructor(private readonly services: ServiceClient) {}

  /** The recipes of these entries by id, without those that the caller's group does not have. */
  async findFor(
    actor: Actor,
    entries: readonly { recipeId?: string | null | undefined }[],
  ): Promise<Map<string, RecipeSummary>> {
    const ids = [...new Set(entries.flatMap(({ recipeId }) => recipeId ?? []))];
    const client = this.services.as(actor);
    const recipes = new Map<string, RecipeSummary>();
    for (const some of slices(ids, MAX_RECIPES)) {
      for (const recipe of await client.request(ReadRecipeSummaries, { ids: some })) recipes.set(recipe.id, recipe);
    }
    return recipes;
  }
}
