import type { Actor, RecipeSummary } from '@larder/contracts';
import type { ServiceClient } from '@larder/service-kit';
import { PlanEntryRecipes } from './plan-entry-recipes.js';

it('requests the recipes of any number of entries, as many at once as a request allows', async () => {
  const requested: string[][] = [];
  const request = (_message: unknown, { ids }: { ids: string[] }) => {
    requested.push(ids);
    return Promise.resolve(ids.map((id) => ({ id }) as RecipeSummary));
  };
  const recipes = new PlanEntryRecipes({ as: () => ({ request }) } as unknown as ServiceClient);
  const entries = Array.from({ length: 2_500 }, (_, at) => ({ recipeId: `recipe ${at % 2_100}` }));

  const byId = await recipes.findFor({} as Actor, entries);

  expect(byId.size).toBe(2_100);
  expect(requested.map((ids) => ids.length)).toEqual([1_000, 1_000, 100]);
  expect((await recipes.findFor({} as Actor, [{ recipeId: null }])).size).toBe(0);
  expect(requested).toHaveLength(3);
});
