import { CreateLabel, PatchRecipe, RateRecipe, type Actor, type Recipe } from '@larder/contracts';
import { newId, type RunningService } from '@larder/service-kit';
import { waitUntil } from '@larder/testing';
import { FoodMerger } from '../../src/catalogue/foods/food-merger.js';
import { FoodService } from '../../src/catalogue/foods/food.service.js';
import { LabelService } from '../../src/catalogue/labels/label.service.js';
import { OrganizerService } from '../../src/catalogue/organizers/organizer.service.js';
import { UnitService } from '../../src/catalogue/units/unit.service.js';
import { foodCalls } from '../support/calls/food-calls.js';
import { firstTagsBy, listedBy, readBy } from '../support/read-by.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
let replica: RunningService;

beforeAll(async () => {
  recipes = await startRecipes();
  replica = await recipes.replica();
});
afterAll(() => recipes.stop());

const create = foodCalls(() => recipes);

const listedByBoth = async (actor: Actor) => {
  const [one, other] = await Promise.all([listedBy(recipes, actor), listedBy(replica, actor)]);
  expect(one).toEqual(other);
  return one.map(({ name, rating, tags }) => ({ name, rating, tags: tags.map((tag) => tag.name) }));
};

/** A recipe with the tag "Quick". */
async function quickSoup(ana: Actor) {
  const { slug } = await recipes.recipe(ana, 'Leek Soup');
  const { tags } = await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe: { tags: ['Quick'] } });
  return { slug, tag: { kind: 'tags', id: tags[0]?.id ?? '' } as const };
}

describe('a list that was read before', () => {
  it('contains changes of any replica at once', async () => {
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

  it('contains new ratings, which do not change the revision', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana, 'Leek Soup');
    await listedByBoth(ana);

    await recipes.as(ana).request(RateRecipe, { userId: ana.userId, slugOrId: slug, changes: { rating: 4 } });

    expect(await listedByBoth(ana)).toEqual([{ name: 'Leek Soup', rating: 4, tags: [] }]);
  });

  it('contains a tag with its new name, and no deleted one; on other replicas as soon as the event arrives', async () => {
    const ana = await recipes.member();
    const { tag } = await quickSoup(ana);
    expect((await listedByBoth(ana))[0]?.tags).toEqual(['Quick']);
    const organizers = replica.get(OrganizerService);

    await organizers.update(ana, { ...tag, name: 'Slow', onHand: false });
    expect(await firstTagsBy(replica, ana)).toEqual(['Slow']);
    await waitUntil(async () => (await firstTagsBy(recipes, ana))?.join() === 'Slow');

    await organizers.delete(ana, tag.kind, tag.id);
    expect(await firstTagsBy(replica, ana)).toEqual([]);
    await waitUntil(async () => (await firstTagsBy(recipes, ana))?.length === 0);
  });

  it("finds recipes by the new slug of a tag, and none by a deleted one's; on other replicas as soon as the event arrives", async () => {
    const ana = await recipes.member();
    const { slug, tag } = await quickSoup(ana);
    const countOf = async (service: Pick<RunningService, 'get'>, slug: string) =>
      (await listedBy(service, ana, { tags: [slug] })).length;
    expect([await countOf(recipes, 'quick'), await countOf(replica, 'quick'), await countOf(replica, 'slow')]).toEqual([
      1, 1, 0,
    ]);
    const organizers = replica.get(OrganizerService);

    await organizers.update(ana, { ...tag, name: 'Slow', onHand: false });
    expect([await countOf(replica, 'quick'), await countOf(replica, 'slow')]).toEqual([0, 1]);
    await waitUntil(async () => (await countOf(recipes, 'quick')) === 0 && (await countOf(recipes, 'slow')) === 1);

    const other = await organizers.create(ana, { kind: 'tags', id: newId(), name: 'Quick', onHand: false });
    await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe: { tags: [other] } });
    expect([await countOf(replica, 'quick'), await countOf(replica, 'slow')]).toEqual([1, 0]);
    await organizers.delete(ana, tag.kind, other.id);
    expect(await countOf(replica, 'quick')).toBe(0);
    await waitUntil(async () => (await countOf(recipes, 'quick')) === 0);
  });

  it('contains the tools that the reader has on hand, also after another member read it', async () => {
    const ana = await recipes.member();
    const neighbor = { ...ana, householdId: (await recipes.member()).householdId };
    const { slug } = await recipes.recipe(ana, 'Leek Soup');
    const { tools } = await recipes.as(ana).request(PatchRecipe, { slugOrId: slug, recipe: { tools: ['Pot'] } });
    const pot = { kind: 'tools', id: tools[0]?.id ?? '', name: 'Pot' } as const;
    const atHand = async (actor: Actor) => (await listedBy(recipes, actor))[0]?.tools.map(({ onHand }) => onHand);
    expect([await atHand(ana), await atHand(neighbor)]).toEqual([[false], [false]]);

    await recipes.get(OrganizerService).update(ana, { ...pot, onHand: true });

    expect([await atHand(ana), await atHand(neighbor)]).toEqual([[true], [false]]);
  });

  it('contains no recipes of other groups', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    await recipes.recipe(ana, 'Leek Soup');
    await listedByBoth(ana);

    expect(await listedByBoth(outsider)).toEqual([]);
  });
});

describe('a recipe that was read before', () => {
  /** A recipe with "2 cups of leek" that both replicas have read; the leek has the label Vegetables. */
  async function leekSoup(ana: Actor) {
    const ask = recipes.as(ana);
    const label = await ask.request(CreateLabel, { id: newId(), label: { name: 'Vegetables' } });
    const food = await create.food(ana, { name: 'leek', labelId: label.id });
    const unit = await create.unit(ana, { name: 'cup' });
    const { slug } = await recipes.recipe(ana, 'Leek Soup');
    const recipeIngredient = [{ quantity: 2, unit: { id: unit.id }, food: { id: food.id } }];
    await ask.request(PatchRecipe, {
      slugOrId: slug,
      recipe: { recipeIngredient, settings: { disableAmount: false } },
    });
    await Promise.all([recipes, replica].map((service) => readBy(service, ana, slug)));
    return { slug, label, food, unit };
  }

  const lineOf = ({ recipeIngredient: [line] }: Recipe) => [
    line?.unit?.name,
    line?.food?.name,
    line?.food?.label?.name,
  ];

  /** Expects the new state: of the changed replica at once, of the other as soon as it receives the event. */
  async function showsEverywhere(actor: Actor, slug: string, expected: unknown[]): Promise<void> {
    expect(lineOf(await readBy(replica, actor, slug))).toEqual(expected);
    await waitUntil(async () => lineOf(await readBy(recipes, actor, slug)).join() === expected.join());
  }

  it('contains its foods, units and labels with their new names, and no deleted label', async () => {
    const ana = await recipes.member({ canOrganize: true });
    const { slug, label, food, unit } = await leekSoup(ana);

    await replica.get(FoodService).patch(ana, food.id, { name: 'young leek' });
    await showsEverywhere(ana, slug, ['cup', 'young leek', 'Vegetables']);
    await replica.get(UnitService).patch(ana, unit.id, { name: 'bowl' });
    await showsEverywhere(ana, slug, ['bowl', 'young leek', 'Vegetables']);
    await replica.get(LabelService).update(ana, label.id, { ...label, name: 'Greens' });
    await showsEverywhere(ana, slug, ['bowl', 'young leek', 'Greens']);
    await replica.get(LabelService).delete(ana, label.id);
    await showsEverywhere(ana, slug, ['bowl', 'young leek', undefined]);
  });

  it('contains the target of a merged food, and its new label', async () => {
    const ana = await recipes.member({ canOrganize: true });
    const { slug, food } = await leekSoup(ana);
    const onion = await create.food(ana, { name: 'onion' });

    await replica.get(FoodMerger).merge(ana, { fromId: food.id, toId: onion.id });
    await showsEverywhere(ana, slug, ['cup', 'onion', 'Vegetables']);
    await replica.get(FoodService).label(ana, [onion.id], null);
    await showsEverywhere(ana, slug, ['cup', 'onion', undefined]);
  });

  it('contains what the reader has on hand, also after another member read it', async () => {
    const ana = await recipes.member();
    const neighbor = { ...ana, householdId: (await recipes.member()).householdId };
    const { slug, food } = await leekSoup(ana);
    const atHand = async (actor: Actor) => (await readBy(recipes, actor, slug)).recipeIngredient[0]?.food?.onHand;
    expect([await atHand(ana), await atHand(neighbor)]).toEqual([false, false]);

    await recipes.get(FoodService).patch(ana, food.id, { onHand: true });

    expect([await atHand(ana), await atHand(neighbor)]).toEqual([true, false]);
  });
});
