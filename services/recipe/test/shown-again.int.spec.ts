import { ListRecipes, PatchRecipe, RateRecipe, readPage, type Actor } from '@larder/contracts';
import type { RunningService } from '@larder/service-kit';
import { RecipeFinder } from '../src/recipes/recipe-finder.js';
import { startRecipes, type TestRecipes } from './start-recipes.js';

let recipes: TestRecipes;
let replica: RunningService;

beforeAll(async () => {
  recipes = await startRecipes();
  replica = await recipes.replica();
}, 60_000);
afterAll(() => recipes.stop());

/** What one replica lists; messages would go to any of them. */
async function listedBy(service: Pick<RunningService, 'get'>, actor: Actor) {
  const { items } = await readPage(service.get(RecipeFinder).list(actor, ListRecipes.request.parse({})));
  return items.map(({ name, rating, tags }) => ({ name, rating, tags: tags.map((tag) => tag.name) }));
}

const listedByBoth = async (actor: Actor) => {
  const [one, other] = await Promise.all([listedBy(recipes, actor), listedBy(replica, actor)]);
  expect(one).toEqual(other);
  return one;
};

describe('a list that was shown before', () => {
  it('shows what any replica changed since, at once', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana, 'Leek Soup');
    await recipes.recipe(ana, 'Apple Pie');
    expect(await listedByBoth(ana)).toEqual([
      { name: 'Apple Pie', rating: null, tags: [] },
      { name: 'Leek Soup', rating: null, tags: [] },
    ]);

    await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe: { name: 'Leek Stew', tags: ['Quick'] } });

    expect((await listedByBoth(ana))[1]).toEqual({ name: 'Leek Stew', rating: null, tags: ['Quick'] });
  });

  it('shows new stars, which make no new edition of the recipe', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana, 'Leek Soup');
    await listedByBoth(ana);

    await recipes.as(ana).request(RateRecipe, { userId: ana.userId, slugOrId: slug, changes: { rating: 4 } });

    expect(await listedByBoth(ana)).toEqual([{ name: 'Leek Soup', rating: 4, tags: [] }]);
  });

  it('shows the recipes of nobody else', async () => {
    const [ana, stranger] = [await recipes.member(), await recipes.member()];
    await recipes.recipe(ana, 'Leek Soup');
    await listedByBoth(ana);

    expect(await listedByBoth(stranger)).toEqual([]);
  });
});
