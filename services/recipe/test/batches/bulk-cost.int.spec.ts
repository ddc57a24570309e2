import {
  ChangeRecipeSettings,
  CreateFood,
  CreateUnit,
  DeleteRecipes,
  OrganizeRecipes,
  PatchRecipe,
  readAll,
  ReadRecipe,
  ReplaceRecipes,
  type Actor,
  type Recipe,
} from '@larder/contracts';
import { FoodRepository } from '../../src/catalogue/foods/food.repository.js';
import { UnitRepository } from '../../src/catalogue/units/unit.repository.js';
import { newId } from '@larder/service-kit';
import type { Model } from 'mongoose';
import { batchCalls } from '../support/calls/batch-calls.js';
import { commandsOf } from '../support/count-commands.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const { patchAll, updatesOf, someRecipes, sameHousehold } = batchCalls(() => recipes);
type BulkCall = () => Promise<unknown>;
const tags = ['Quick', 'Red'];
const tagAll = (actor: Actor, slugs: string[]) =>
  recipes.as(actor).request(OrganizeRecipes, { recipes: slugs, kind: 'tags', refs: tags });
const changeSettings = (actor: Actor, slugs: string[]) =>
  recipes.as(actor).request(ChangeRecipeSettings, { recipes: slugs, settings: { showAssets: true } });
const deleteAll = (actor: Actor, slugs: string[]) => recipes.as(actor).request(DeleteRecipes, { recipes: slugs });

/** Each prepares a bulk change; what it reads before is not part of the change. */
const prepare: Record<string, (actor: Actor, slugs: string[]) => BulkCall | Promise<BulkCall>> = {
  tagging: (actor, slugs) => () => tagAll(actor, slugs),
  'changing settings of': (actor, slugs) => () => changeSettings(actor, slugs),
  'patching names of what there is not yet in': async (actor, slugs) => {
    const updates = await updatesOf(actor, slugs);
    return () => patchAll(actor, updates);
  },
  replacing: async (actor, slugs) => {
    const updates = await updatesOf(actor, slugs);
    return () => readAll(recipes.as(actor).stream(ReplaceRecipes, { recipes: updates }));
  },
  deleting: (actor, slugs) => () => deleteAll(actor, slugs),
};

/** The database commands of a request, without those of events before and after it. */
async function settledCommandsOf(call: () => Promise<unknown>): Promise<string[]> {
  await recipes.settled();
  const commands = await commandsOf(call);
  await recipes.settled();
  return commands;
}

describe.each(Object.entries(prepare))('%s many recipes', (_what, prepared) => {
  it('takes as many database commands as for two', async () => {
    const ana = await recipes.member({ canOrganize: true });
    const [two, many] = [await someRecipes(ana, 2), await someRecipes(await sameHousehold(ana), 12)];
    await (
      await prepared(ana, [])
    )();

    const few = await settledCommandsOf(await prepared(ana, two));
    const all = await settledCommandsOf(await prepared(ana, many));

    expect(few.length).toBeGreaterThan(1);
    expect(all.toSorted()).toEqual(few.toSorted());
    expect(all.length).toBeLessThanOrEqual(16);
  });
});

describe('names in a bulk change', () => {
  it('become one record each, regardless of case and the number of recipes', async () => {
    const ana = await recipes.member();
    const slugs = await someRecipes(ana, 3);

    const saved = await patchAll(ana, await updatesOf(ana, slugs));

    expect(saved.map(({ slug }) => slug)).toEqual(slugs);
    const [first] = saved;
    const [shared, own] = first?.recipeIngredient ?? [];
    for (const { tags: organizers, recipeIngredient } of saved) {
      expect(organizers[0]).toEqual(first?.tags[0]);
      expect(recipeIngredient[0]?.food).toEqual(shared?.food);
      expect(recipeIngredient[0]?.unit).toEqual(shared?.unit);
      expect(recipeIngredient[1]?.food).toEqual(recipeIngredient[2]?.food);
    }
    expect(saved[1]?.tags[1]).not.toEqual(first?.tags[1]);
    expect(saved[1]?.recipeIngredient[1]?.food).not.toEqual(own?.food);
    for (const recipe of saved) {
      expect(await recipes.as(ana).request(ReadRecipe, { slugOrId: recipe.id })).toEqual(recipe);
    }
  });

  it('are stored with the same fields as records that are created one by one', async () => {
    const ana = await recipes.member();
    const [slug = ''] = await someRecipes(ana, 1);
    await recipes.as(ana).request(CreateFood, { id: newId(), food: { name: 'Single', extras: null } });
    await recipes.as(ana).request(CreateUnit, { id: newId(), unit: { name: 'Single', extras: null } });

    await patchAll(ana, await updatesOf(ana, [slug]));

    for (const Repository of [FoodRepository, UnitRepository]) {
      const { model } = recipes.get<unknown>(Repository) as { model: Model<object> };
      const stored = await model.find({ groupId: ana.groupId }).sort({ createdAt: 1 }).lean();
      const [single, ...byName] = stored.map((record) => Object.keys(record).toSorted());
      expect(byName.length).toBeGreaterThan(0);
      for (const keys of byName) expect(keys).toEqual(single);
    }
  });

  it('become one record each when two requests create them concurrently', async () => {
    const ana = await recipes.member();
    const [slugs, others] = [await someRecipes(ana, 2), await someRecipes(await sameHousehold(ana), 2)];
    const updates = await updatesOf(ana, slugs);
    const theirs = (await updatesOf(ana, others)).map(({ id }, at) => ({ ...updates[at], id }));

    const [mine, also] = await Promise.all([patchAll(ana, updates), patchAll(ana, theirs)]);

    const named = (all: Recipe[]) =>
      all.map(({ tags: organizers, recipeIngredient }) => [
        organizers.map(({ id }) => id),
        recipeIngredient.map(({ food, unit }) => [food?.id, unit?.id]),
      ]);
    expect(named(also)).toEqual(named(mine));
  });
});

describe('a bulk change with concurrent changes', () => {
  const describeRecipe = (actor: Actor, slugOrId: string) =>
    recipes.as(actor).request(PatchRecipe, { slugOrId, recipe: { description: `About ${slugOrId}` } });

  it('patches every recipe and keeps the other changes', async () => {
    const ana = await recipes.member();
    const slugs = await someRecipes(ana, 10);
    const updates = await updatesOf(ana, slugs);

    const [saved] = await Promise.all([patchAll(ana, updates), ...slugs.map((slug) => describeRecipe(ana, slug))]);

    expect(saved.map(({ slug }) => slug)).toEqual(slugs);
    for (const { id } of saved) {
      const read = await recipes.as(ana).request(ReadRecipe, { slugOrId: id });
      expect(read).toMatchObject({ description: `About ${read.slug}` });
      expect(read.tags).toHaveLength(2);
    }
  });

  it('changes a repeated recipe in the order of the request', async () => {
    const ana = await recipes.member();
    const [slug = ''] = await someRecipes(ana, 1);
    const { id } = await recipes.as(ana).request(ReadRecipe, { slugOrId: slug });

    const saved = await patchAll(ana, [
      { id, description: 'First', recipeYield: 4 },
      { id, description: 'Second' },
    ]);

    expect(saved.map(({ description, recipeYield }) => [description, recipeYield])).toEqual([
      ['First', '4'],
      ['Second', '4'],
    ]);
    expect(await recipes.as(ana).request(ReadRecipe, { slugOrId: id })).toMatchObject({ description: 'Second' });
  });

  it('tags every recipe and keeps the other changes', async () => {
    const ana = await recipes.member({ canOrganize: true });
    const slugs = await someRecipes(ana, 10);

    await Promise.all([
      tagAll(ana, slugs),
      ...slugs.map((slug) => describeRecipe(ana, slug)),
      changeSettings(ana, slugs),
    ]);

    const read = (slugOrId: string): Promise<Recipe> => recipes.as(ana).request(ReadRecipe, { slugOrId });
    for (const recipe of await Promise.all(slugs.map(read))) {
      expect(recipe).toMatchObject({
        description: `About ${recipe.slug}`,
        tags: [{ name: 'Quick' }, { name: 'Red' }],
        settings: { showAssets: true },
      });
    }
  });

  it('deletes every recipe', async () => {
    const ana = await recipes.member({ canOrganize: true });
    const slugs = await someRecipes(ana, 6);

    await Promise.all([
      deleteAll(ana, slugs),
      ...slugs.map((slugOrId) =>
        recipes
          .as(ana)
          .request(PatchRecipe, { slugOrId, recipe: { description: 'New' } })
          .catch(() => null),
      ),
    ]);

    expect((await recipes.list(ana)).items).toEqual([]);
  });
});
