import {
  CreateOrganizer,
  DeleteRecipe,
  ListOrganizers,
  ListTimelineEvents,
  ReadRecipe,
  readPage,
  type Actor,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const timeline = async (actor: Actor) =>
  (await readPage(recipes.as(actor).stream(ListTimelineEvents, { orderBy: 'timestamp', orderDirection: 'asc' }))).items;
const createTag = async (actor: Actor, name: string) =>
  (await recipes.as(actor).request(CreateOrganizer, { kind: 'tags', id: newId(), name })).id;
const tagNames = async (actor: Actor) => {
  const query = { orderBy: 'name', orderDirection: 'asc' } as const;
  const { items } = await readPage(recipes.as(actor).stream(ListOrganizers, { kind: 'tags', query }));
  return items.map(({ name }) => name);
};

describe('an upgrade from before there was a timeline', () => {
  it('adds the creation event of every recipe, once', async () => {
    const [ana, ben] = [await recipes.member(), await recipes.member()];
    const [soup, cake, gone] = [await recipes.recipe(ana), await recipes.recipe(ana), await recipes.recipe(ana)];
    await recipes.recipe(ben);
    const events = await timeline(ana);
    await recipes.as(ana).request(DeleteRecipe, { slugOrId: gone.slug });
    await recipes.settled();
    await recipes.collection('timelineEvents').deleteMany({ groupId: ana.groupId });

    await recipes.upgradeFrom(11);
    const begun = await timeline(ana);
    await recipes.upgradeFrom(11);

    const remaining = events.filter(({ recipeId }) => recipeId !== gone.id);
    expect(begun.map(({ recipeId }) => recipeId).sort()).toEqual([soup.id, cake.id].sort());
    expect(begun).toEqual(
      remaining.map((event) => {
        const { createdAt } = [soup, cake].find(({ id }) => id === event.recipeId) ?? soup;
        return { ...event, timestamp: createdAt, createdAt, updatedAt: createdAt };
      }),
    );
    expect(await timeline(ana)).toEqual(begun);
    expect(await timeline(ben)).toHaveLength(1);
  });

  it('does not change a timeline that has its creation event already', async () => {
    const ana = await recipes.member();
    const { id } = await recipes.recipe(ana);
    const events = recipes.collection<{ _id: string }>('timelineEvents');
    const [before] = await events.find({ recipeId: id }).toArray();
    await events.deleteMany({ recipeId: id });
    await events.insertOne({ ...before, _id: 'a0d3f5a2-3d0c-4a3e-9a53-0f6a3c1f2d10' });

    await recipes.upgradeFrom(11);

    expect((await timeline(ana)).map((event) => event.id)).toEqual(['a0d3f5a2-3d0c-4a3e-9a53-0f6a3c1f2d10']);
  });
});

describe('an upgrade after an import of a Mealie backup', () => {
  it('lists its tags, and joins those that were created again', async () => {
    const ana = await recipes.member();
    const { id, slug } = await recipes.recipe(ana);
    const tags = recipes.collection<{ _id: string; kind: string }>('organizers');
    const [winter, soup] = [await createTag(ana, 'Winter'), await createTag(ana, 'Soup')];
    await tags.updateMany({ groupId: ana.groupId }, { $set: { kind: 'tag' } });
    const again = await createTag(ana, 'Soup');
    const stored = recipes.collection<{ _id: string; tagIds: string[] }>('recipes');
    await stored.updateOne({ _id: id }, { $set: { tagIds: [soup, again, winter] } });
    expect(await tagNames(ana)).toEqual(['Soup']);

    await recipes.upgradeFrom(16);
    await recipes.upgradeFrom(16);

    expect(await tagNames(ana)).toEqual(['Soup', 'Winter']);
    const recipe = await recipes.as(ana).request(ReadRecipe, { slugOrId: slug });
    expect(recipe.tags?.map((tag) => tag.id).sort()).toEqual([again, winter].sort());
  });
});
