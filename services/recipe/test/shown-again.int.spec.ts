import { ListRecipes, PatchRecipe, RateRecipe, readPage, type Actor } from '@larder/contracts';
import type { RunningService } from '@larder/service-kit';
import { waitUntil } from '@larder/testing';
import { OrganizerService } from '../src/organizers/organizer.service.js';
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

  it('shows a tag by its new name, and none that is gone; elsewhere as soon as it is told', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana, 'Leek Soup');
    const { tags } = await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe: { tags: ['Quick'] } });
    const tag = { kind: 'tags', id: tags[0]?.id ?? '' } as const;
    expect((await listedByBoth(ana))[0]?.tags).toEqual(['Quick']);
    const organizers = replica.get(OrganizerService);

    await organizers.update(ana, { ...tag, name: 'Slow', onHand: false });
    expect((await listedBy(replica, ana))[0]?.tags).toEqual(['Slow']);
    await waitUntil(async () => (await listedBy(recipes, ana))[0]?.tags.join() === 'Slow');

    await organizers.delete(ana, tag.kind, tag.id);
    expect((await listedBy(replica, ana))[0]?.tags).toEqual([]);
    await waitUntil(async () => (await listedBy(recipes, ana))[0]?.tags.length === 0);
  });

  it('shows the tools that the reader has at hand, whoever of the group looked before', async () => {
    const ana = await recipes.member();
    const neighbour = { ...ana, householdId: (await recipes.member()).householdId };
    const { slug } = await recipes.recipe(ana, 'Leek Soup');
    const { tools } = await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe: { tools: ['Pot'] } });
    const pot = { kind: 'tools', id: tools[0]?.id ?? '', name: 'Pot' } as const;
    const atHand = async (actor: Actor) => {
      const { items } = await readPage(recipes.get(RecipeFinder).list(actor, ListRecipes.request.parse({})));
      return items[0]?.tools.map(({ onHand }) => onHand);
    };
    expect([await atHand(ana), await atHand(neighbour)]).toEqual([[false], [false]]);

    await recipes.get(OrganizerService).update(ana, { ...pot, onHand: true });

    expect([await atHand(ana), await atHand(neighbour)]).toEqual([[true], [false]]);
  });

  it('shows the recipes of nobody else', async () => {
    const [ana, stranger] = [await recipes.member(), await recipes.member()];
    await recipes.recipe(ana, 'Leek Soup');
    await listedByBoth(ana);

    expect(await listedByBoth(stranger)).toEqual([]);
  });
});
