import { DeleteUnit, MergeUnits, ReadRecipe, ReadUnit, UnitDeleted } from '@larder/contracts';
import { waitUntil } from '@larder/testing';
import { newId } from '@larder/service-kit';
import { foodCalls } from '../support/calls/food-calls.js';
import { recipeCalls } from '../support/calls/recipe-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const notFound = { code: 'common.not-found' };
const { foods, unit, replaceUnit, units } = foodCalls(() => recipes);
const { patch } = recipeCalls(() => recipes);

describe('units', () => {
  it('are created, read, replaced and deleted', async () => {
    const ana = await recipes.member();

    const made = await unit(ana, {
      name: 'tablespoon',
      pluralName: 'tablespoons',
      abbreviation: 'tbsp',
      useAbbreviation: true,
      aliases: [{ name: 'soup spoon' }],
    });
    expect(made).toMatchObject({
      name: 'tablespoon',
      abbreviation: 'tbsp',
      pluralAbbreviation: '',
      fraction: true,
      extras: {},
      onHand: false,
    });
    expect(await recipes.as(ana).request(ReadUnit, { id: made.id })).toEqual(made);

    const replaced = await replaceUnit(ana, made.id, { name: 'Table Spoon', fraction: false });
    expect(replaced).toMatchObject({
      name: 'Table Spoon',
      pluralName: null,
      abbreviation: '',
      useAbbreviation: false,
      fraction: false,
      aliases: [],
    });

    await recipes.as(ana).request(DeleteUnit, { id: made.id });
    await expect(recipes.as(ana).request(ReadUnit, { id: made.id })).rejects.toMatchObject(notFound);
  });

  it('are found by abbreviation, and by a similar name', async () => {
    const ana = await recipes.member();
    await unit(ana, { name: 'Table Spoon', abbreviation: 'tbsp' });
    await unit(ana, { name: 'Tea Spoon', abbreviation: 'tsp' });

    expect(await units(ana, { search: 'tbsp' })).toEqual(['Table Spoon']);
    expect(await units(ana, { search: '"Tea Spoon"' })).toEqual(['Tea Spoon']);
    expect(await units(ana, { search: 'tabel spoone' })).toEqual(['Table Spoon']);
  });

  it('are matched by ingredients with any of their names', async () => {
    const ana = await recipes.member();
    const tablespoon = await unit(ana, { name: 'tablespoon', abbreviation: 'Tbsp' });
    const { slug } = await recipes.recipe(ana);

    const { recipeIngredient } = await patch(ana, slug, {
      recipeIngredient: [
        { unit: 'tbsp', food: 'Flour' },
        { unit: { id: tablespoon.id }, food: 'FLOUR' },
      ],
    });

    expect(recipeIngredient.map((each) => each.unit?.id)).toEqual([tablespoon.id, tablespoon.id]);
    expect(await foods(ana)).toEqual(['Flour']);
  });

  it('move their name to the notes once, also for repeated events', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana);
    const saved = await patch(ana, slug, { recipeIngredient: [{ quantity: 1, unit: 'pinch', food: 'salt' }] });
    const unitId = saved.recipeIngredient[0]?.unit?.id ?? '';
    const note = async () => (await recipes.as(ana).request(ReadRecipe, { slugOrId: slug })).recipeIngredient[0]?.note;

    await recipes.publish(UnitDeleted, { unitId, name: 'pinch' }, { actor: ana });
    await waitUntil(async () => (await note()) === 'pinch');
    await recipes.publish(UnitDeleted, { unitId, name: 'pinch' }, { actor: ana });
    await recipes.settled();

    expect(await note()).toBe('pinch');
  });

  it('are merged: the target stays, which is found by all names and short forms', async () => {
    const ana = await recipes.member({ canOrganize: true });
    const [spoon, tablespoon] = [
      await unit(ana, { name: 'soup spoon', abbreviation: 'ss' }),
      await unit(ana, { name: 'tablespoon', abbreviation: 'tbsp' }),
    ];
    const use = async (line: object) => {
      const { slug } = await recipes.recipe(ana, newId());
      return patch(ana, slug, { recipeIngredient: [line] });
    };
    const { slug } = await use({ quantity: 1, unit: { id: spoon.id }, food: { name: 'oil' } });

    await recipes.as(ana).request(MergeUnits, { fromId: spoon.id, toId: tablespoon.id });

    const aliases = [{ name: 'soup spoon' }, { name: 'ss' }];
    expect(await recipes.as(ana).request(ReadUnit, { id: tablespoon.id })).toMatchObject({
      name: 'tablespoon',
      aliases,
    });
    expect((await recipes.as(ana).request(ReadRecipe, { slugOrId: slug })).recipeIngredient).toMatchObject([
      { quantity: 1, unit: { id: tablespoon.id } },
    ]);
    expect((await use({ unit: 'SS' })).recipeIngredient).toMatchObject([{ unit: { id: tablespoon.id } }]);
  });
});
