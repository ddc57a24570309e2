import { ReadRecipeSummaries, SelectRecipes, type Actor, type RecipeSummary } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import type { TestService } from '@larder/testing';
import { aSummary } from '@larder/testing/builders';

/** Simulates the recipe service: answers with the summaries of the recipes that a test has added. */
export class FakeRecipeService {
  /** The ids of each request. */
  readonly requestedIds: string[][] = [];
  private readonly recipes = new Map<string, RecipeSummary>();
  private beforeReply: () => Promise<void> = () => Promise.resolve();

  static async start(service: TestService): Promise<FakeRecipeService> {
    const recipeService = new FakeRecipeService();
    await service.fakeReply(ReadRecipeSummaries, async ({ ids }) => {
      recipeService.requestedIds.push(ids);
      await recipeService.beforeReply();
      return ids.flatMap((id) => recipeService.recipes.get(id) ?? []);
    });
    await service.fakeReply(SelectRecipes, ({ ids, queryFilter }) =>
      ids
        .flatMap((id) => recipeService.recipes.get(id) ?? [])
        .filter(({ name }) => queryFilter.includes(`"${name}"`) || queryFilter === '')
        .map(({ id, name }) => ({ id, value: name })),
    );
    return recipeService;
  }

  add({ userId, householdId, groupId }: Actor, name: string): RecipeSummary {
    const id = newId();
    const recipe = aSummary({
      id,
      userId,
      householdId,
      groupId,
      name,
      slug: name,
      recipeYield: null,
      description: null,
    });
    this.recipes.set(id, recipe);
    return recipe;
  }

  /** Runs `work` before the reply to the next request for summaries. */
  beforeNextReply(work: () => Promise<unknown>): void {
    this.beforeReply = async () => {
      this.beforeReply = () => Promise.resolve();
      await work();
    };
  }

  delete(id: string): void {
    this.recipes.delete(id);
  }
}
