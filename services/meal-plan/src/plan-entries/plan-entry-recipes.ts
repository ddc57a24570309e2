import { ReadRecipeSummaries, type Actor, type RecipeSummary } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
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
    const recipes: RecipeSummary[] = [];
    for (let from = 0; from < ids.length; from += MAX_RECIPES) {
      const request = { ids: ids.slice(from, from + MAX_RECIPES) };
      recipes.push(...(await this.services.as(actor).request(ReadRecipeSummaries, request)));
    }
    return new Map(recipes.map((recipe) => [recipe.id, recipe]));
  }
}
