import { ImportRecipe, RecipeCreated } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

it.each([
  { bulk: true, marked: { bulk: true } },
  { bulk: undefined, marked: {} },
])(
  'publishes an event for each imported recipe, with whether it is part of a bulk import: $bulk',
  async ({ bulk, marked }) => {
    const ana = await recipes.member();
    const id = newId();

    await recipes.as(ana).request(ImportRecipe, { id, recipe: { name: 'Stew' }, imageKey: null, rating: null, bulk });

    const [event] = await recipes.eventually.published(RecipeCreated, { where: ({ recipeId }) => recipeId === id });
    expect(event).toMatchObject({ name: 'Stew', householdId: ana.householdId, ...marked });
    expect(event?.bulk).toBe(bulk);
  },
);
