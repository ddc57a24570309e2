import { OrganizeRecipes, PatchRecipe, ReplaceRecipe, SetLastMade, type Recipe } from '@larder/contracts';
import { ServiceClient, type CallerClient } from '@larder/service-kit';
import { aHousehold } from '@larder/testing';
import { recipeCalls } from '../support/calls/recipe-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const patch = (client: CallerClient, slugOrId: string, recipe: object) =>
  client.request(PatchRecipe, { slugOrId, recipe });
const { read } = recipeCalls(() => recipes);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Alternates between the kinds of changes; the result of each is visible afterwards. */
function changeInTurn(client: CallerClient, { id, name }: Recipe, number: number): Promise<unknown> {
  const changes = [
    () => patch(client, id, { extras: { [`key`]: `${number}` } }),
    () => client.request(ReplaceRecipe, { slugOrId: id, recipe: { name, description: `${number}` } }),
    () => client.request(SetLastMade, { slugOrId: id, timestamp: '2026-11-01T12:00:00Z' }),
    () => client.request(OrganizeRecipes, { recipes: [id], kind: 'tags', refs: [`Tag ${number}`] }),
    () => patch(client, id, { recipeIngredient: [{ food: `Food ${number % 2}`, unit: 'cup' }], tags: ['Quick'] }),
  ];
  return (changes[number % changes.length] ?? (() => Promise.resolve()))();
}

describe('concurrent changes of one recipe', () => {
  it.each([15, 50])('all succeed when there are %i', async (count) => {
    const ana = await recipes.member({ canOrganize: true });
    const recipe = await recipes.recipe(ana);

    const replies = await Promise.allSettled(
      numbers(count).map((number) => changeInTurn(recipes.as(ana), recipe, number)),
    );

    expect(replies.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await read(ana, recipe.id)).toMatchObject({ lastMade: '2026-11-01T12:00:00.000Z' });
  });

  it('all succeed on two replicas, and none is lost', async () => {
    const replica = await recipes.replica();
    const ana = await recipes.member({ canOrganize: true });
    const recipe = await recipes.recipe(ana);
    const clients = [recipes.as(ana), replica.get<ServiceClient>(ServiceClient).as(ana)];

    const replies = await Promise.allSettled(
      numbers(30).map((number) =>
        (clients[number % 2] ?? recipes.as(ana)).request(OrganizeRecipes, {
          recipes: [recipe.id],
          kind: 'tags',
          refs: [`Tag ${number}`],
        }),
      ),
    );

    expect(replies.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect((await read(ana, recipe.id)).tags.map(({ name }) => name).sort()).toEqual(
      numbers(30)
        .map((number) => `Tag ${number}`)
        .sort(),
    );
    await replica.stop();
  });
});

describe('two users editing one recipe', () => {
  it('stores concurrent changes of different fields', async () => {
    const household = aHousehold();
    const [ana, ben] = [await recipes.member({ household }), await recipes.member({ household })];
    const { slug } = await recipes.recipe(ana);

    await Promise.all([
      patch(recipes.as(ana), slug, { prepTime: '10 min' }),
      patch(recipes.as(ben), slug, { cookTime: '20 min' }),
      patch(recipes.as(ana), slug, { nutrition: { calories: '1' } }),
      patch(recipes.as(ben), slug, { nutrition: { fatContent: '2' } }),
    ]);

    expect(await read(ana, slug)).toMatchObject({
      prepTime: '10 min',
      cookTime: '20 min',
      nutrition: { calories: '1', fatContent: '2' },
    });
  });

  it('lets the first save and refuses the second as outdated', async () => {
    const household = aHousehold();
    const [ana, ben] = [await recipes.member({ household }), await recipes.member({ household })];
    const { id, updatedAt } = await recipes.recipe(ana);
    const expectedVersions = [updatedAt];

    const saved = await recipes
      .as(ana)
      .request(PatchRecipe, { slugOrId: id, recipe: { description: 'A' }, expectedVersions });
    const late = recipes.as(ben).request(PatchRecipe, { slugOrId: id, recipe: { description: 'B' }, expectedVersions });

    await expect(late).rejects.toMatchObject({ kind: 'outdated', code: 'recipe.outdated' });
    expect(await read(ben, id)).toEqual(saved);
    const again = { slugOrId: id, recipe: { description: 'B' }, expectedVersions: [saved.updatedAt] };
    expect(await recipes.as(ben).request(PatchRecipe, again)).toMatchObject({ description: 'B' });
  });

  it('saves only one of two concurrent changes', async () => {
    const ana = await recipes.member();
    const { id, updatedAt } = await recipes.recipe(ana);
    const save = (description: string) =>
      recipes.as(ana).request(PatchRecipe, { slugOrId: id, recipe: { description }, expectedVersions: [updatedAt] });

    const replies = await Promise.allSettled([save('A'), save('B'), save('C')]);

    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('does not require a version', async () => {
    const ana = await recipes.member();
    const { id } = await recipes.recipe(ana);

    for (const description of ['A', 'B']) {
      await recipes.as(ana).request(PatchRecipe, { slugOrId: id, recipe: { description } });
    }

    expect(await read(ana, id)).toMatchObject({ description: 'B' });
  });
});
