import {
  OrganizeRecipes,
  PatchRecipe,
  ReadRecipe,
  ReplaceRecipe,
  SetLastMade,
  type Actor,
  type Recipe,
} from '@larder/contracts';
import { ServiceClient, type CallerClient } from '@larder/service-kit';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const patch = (client: CallerClient, slugOrId: string, recipe: object) =>
  client.request(PatchRecipe, { slugOrId, recipe });
const read = (actor: Actor, slugOrId: string) => recipes.as(actor).request(ReadRecipe, { slugOrId });
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
