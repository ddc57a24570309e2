import {
  PatchRecipes,
  readAll,
  ReadRecipe,
  ReplaceRecipes,
  type Actor,
  type Recipe,
  type RequestInputOf,
} from '@larder/contracts';
import { aHousehold } from '@larder/testing';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

type Updates = RequestInputOf<typeof PatchRecipes>['recipes'];

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const household = aHousehold();
const CALLERS: [string, () => Promise<Actor | null>, string][] = [
  ['an anonymous caller', () => Promise.resolve(null), 'common.not-authenticated'],
  ['a member of another group', () => recipes.member(), 'recipe.not-found'],
  ['a member of another household', () => recipes.member({ group: household.group }), 'recipe.not-allowed'],
];

describe.each([
  ['PUT', ReplaceRecipes],
  ['PATCH', PatchRecipes],
] as const)('%s of several recipes', (_method, message) => {
  const send = (actor: Actor | null, changes: Updates): Promise<Recipe[]> =>
    readAll(recipes.as(actor).stream(message, { recipes: changes }));

  async function aLockedRecipe(): Promise<{ owner: Actor; recipe: Recipe }> {
    const owner = await recipes.member({ household });
    await recipes.lockRecipesFromOtherHouseholds(owner);
    return { owner, recipe: await recipes.recipe(owner, 'Lentil Soup') };
  }

  const read = (actor: Actor, slugOrId: string) => recipes.as(actor).request(ReadRecipe, { slugOrId });

  it.each(CALLERS)('is refused to %s and writes nothing', async (_who, caller, code) => {
    const { owner, recipe } = await aLockedRecipe();

    const reply = send(await caller(), [{ ...recipe, description: 'Theirs now' }]);

    await expect(reply).rejects.toMatchObject({ code });
    expect(await read(owner, recipe.id)).toEqual(recipe);
  });

  it('is refused to a member who may not lock the recipes of others, and writes nothing', async () => {
    const { owner, recipe } = await aLockedRecipe();
    const member = await recipes.member({ household });

    const reply = send(member, [{ ...recipe, settings: { ...recipe.settings, locked: true } }]);

    await expect(reply).rejects.toMatchObject({ code: 'recipe.not-allowed' });
    expect(await read(owner, recipe.id)).toEqual(recipe);
  });
});
