import { ReadRecipeSummaries, SelectRecipes, type Actor, type RecipeSummary } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import type { TestService } from '@larder/testing';

/** Plays the recipe service: answers the summaries of the recipes a test has written. */
export class RecipeBook {
  /** The ids of each question. */
  readonly requestedIds: string[][] = [];
  private readonly recipes = new Map<string, RecipeSummary>();

  static async open(service: TestService): Promise<RecipeBook> {
    const book = new RecipeBook();
    await service.answers(ReadRecipeSummaries, ({ ids }) => {
      book.requestedIds.push(ids);
      return ids.flatMap((id) => book.recipes.get(id) ?? []);
    });
    await service.answers(SelectRecipes, ({ ids, queryFilter }) =>
      ids
        .flatMap((id) => book.recipes.get(id) ?? [])
        .filter(({ name }) => queryFilter.includes(`"${name}"`) || queryFilter === '')
        .map(({ id, name }) => ({ id, value: name })),
    );
    return book;
  }

  write({ userId, householdId, groupId }: Actor, name: string): RecipeSummary {
    const id = newId();
    const moment = '2025-01-02T10:00:00.000Z';
    const nothing = {
      image: null,
      recipeYield: null,
      totalTime: null,
      prepTime: null,
      cookTime: null,
      performTime: null,
    };
    const recipe: RecipeSummary = {
      ...nothing,
      ...{ id, userId, householdId, groupId, name, slug: name, description: null },
      ...{ recipeCategory: [], tags: [], tools: [], rating: null, orgURL: null, lastMade: null },
      ...{ dateAdded: '2025-01-02', dateUpdated: moment, createdAt: moment, updatedAt: moment },
    };
    this.recipes.set(id, recipe);
    return recipe;
  }

  tearOut(id: string): void {
    this.recipes.delete(id);
  }
}
