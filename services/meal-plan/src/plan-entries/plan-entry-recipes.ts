import { ReadRecipeSummaries, type Actor, type RecipeSummary } from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** The recipes of plan entries, requested from the service that owns them. */
@Injectable()
export class PlanEntryRecipes {
  constructor(private readonly services: ServiceClient) {}

  /** The recipes of these entries by id, in one request, without those that the caller's group does not have. */
  async findFor(
    actor: Actor,
    entries: readonly { recipeId?: string | null | undefined }[],
  ): Promise<Map<string, RecipeSummary>> {
    const ids = [...new Set(entries.flatMap(({ recipeId }) => recipeId ?? []))];
    if (ids.length === 0) return new Map();
    const recipes = await this.services.as(actor).request(ReadRecipeSummaries, { ids });
    return new Map(recipes.map((recipe) => [recipe.id, recipe]));
  }
}
