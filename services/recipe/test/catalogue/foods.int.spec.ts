import { DeleteFood, FoodDeleted, ReadFood, ReadRecipe, type Actor } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup } from '@larder/testing';
import { foodCalls } from '../support/calls/food-calls.js';
import { recipeCalls } from '../support/calls/recipe-calls.js';
import { startRecipes, type TestRecipes } from '../support/start-recipes.js';

let recipes: TestRecipes;
beforeAll(async () => {
  recipes = await startRecipes();
});
afterAll(() => recipes.stop());

const notFound = { code: 'common.not-found' };
const taken = { code: 'recipe.name-taken' };
const { food, replaceFood, foods } = foodCalls(() => recipes);
const { patch } = recipeCalls(() => recipes);

describe('foods', () => {
  it('are created, read, replaced and deleted', async () => {
    const ana = await recipes.member();

    const made = await food(ana, {
      name: ' red lentil ',
      pluralName: 'red lentils',
      aliases: [{ name: 'masoor dal' }],
      extras: { shop: 3 },
      onHand: true,
    });
    expect(made).toEqual({
      id: made.id,
      name: 'red lentil',
      pluralName: 'red lentils',
      description: '',
      extras: { shop: '3' },
      onHand: true,
      labelId: null,
      aliases: [{ name: 'masoor dal' }],
      label: null,
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });
    expect(await recipes.as(ana).request(ReadFood, { id: made.id })).toEqual(made);

    const replaced = await replaceFood(ana, made.id, { name: 'lentil' });
    expect(replaced).toMatchObject({
      id: made.id,
      name: 'lentil',
      pluralName: null,
      extras: {},
      onHand: false,
      aliases: [],
    });

    expect(await recipes.as(ana).request(DeleteFood, { id: made.id })).toMatchObject({ id: made.id, name: 'lentil' });
    await expect(recipes.as(ana).request(ReadFood, { id: made.id })).rejects.toMatchObject(notFound);
    await expect(recipes.as(ana).request(DeleteFood, { id: made.id })).rejects.toMatchObject(notFound);
    expect((await food(ana, { name: 'lentil' })).name).toBe('lentil');
  });

  it('have a unique, case-sensitive name in the group', async () => {
    const [ana, ben] = [await recipes.member(), await recipes.member()];
    await food(ana, { name: 'egg' });

    await expect(food(ana, { name: 'egg' })).rejects.toMatchObject(taken);
    const { id } = await food(ana, { name: 'Egg' });
    await expect(replaceFood(ana, id, { name: 'egg' })).rejects.toMatchObject(taken);
    expect((await food(ben, { name: 'egg' })).name).toBe('egg');
  });

  it('are created once for concurrent and repeated requests', async () => {
    const ana = await recipes.member();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => food(ana, { name: 'rice' })));
    const id = newId();
    const [first, again] = [await food(ana, { name: 'leek' }, id), await food(ana, { name: 'leek' }, id)];

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(again).toEqual(first);
  });

  it('are on hand for one household only', async () => {
    const group = aGroup();
    const [ana, ben] = [await recipes.member({ group }), await recipes.member({ group })];
    const { id } = await food(ana, { name: 'salt', onHand: true });
    const onHand = async (actor: Actor) => (await recipes.as(actor).request(ReadFood, { id })).onHand;

    await replaceFood(ben, id, { name: 'sea salt' });

    expect([await onHand(ana), await onHand(ben)]).toEqual([true, false]);
  });

  it('cannot have an unknown label', async () => {
    const ana = await recipes.member();
    const reply = food(ana, { name: 'rice', labelId: newId() });
    await expect(reply).rejects.toMatchObject({ code: 'common.invalid', fields: [{ loc: ['body', 'labelId'] }] });
    expect((await food(ana, { name: 'rice', labelId: '' })).labelId).toBeNull();
  });

  it('are found by any of their names', async () => {
    const ana = await recipes.member();
    await food(ana, { name: 'red lentil', aliases: [{ name: 'Masoor Dal' }] });
    await food(ana, { name: 'crème fraîche' });
    await food(ana, { name: 'egg', pluralName: 'eggs' });

    expect(await foods(ana, { search: 'masoor' })).toEqual(['red lentil']);
    expect(await foods(ana, { search: 'creme' })).toEqual(['crème fraîche']);
    expect(await foods(ana, { search: '"eggs"' })).toEqual(['egg']);
    expect(await foods(ana, { orderBy: 'name', orderDirection: 'asc' })).toEqual([
      'crème fraîche',
      'egg',
      'red lentil',
    ]);
    expect(await foods(ana, { orderBy: 'plural_name:desc,name' })).toEqual(['egg', 'red lentil', 'crème fraîche']);
  });

  it('are not found for other groups and refused to visitors', async () => {
    const [ana, outsider] = [await recipes.member(), await recipes.member()];
    const { id } = await food(ana, { name: 'rice' });

    await expect(recipes.as(outsider).request(ReadFood, { id })).rejects.toMatchObject(notFound);
    await expect(replaceFood(outsider, id, { name: 'x' })).rejects.toMatchObject(notFound);
    await expect(recipes.as(outsider).request(DeleteFood, { id })).rejects.toMatchObject(notFound);
    expect(await foods(outsider)).toEqual([]);
    await expect(recipes.as(null).request(ReadFood, { id })).rejects.toMatchObject({
      code: 'common.not-authenticated',
    });
  });

  it('move their name to the notes of recipes when they are deleted', async () => {
    const ana = await recipes.member();
    const { slug } = await recipes.recipe(ana);
    const line = { quantity: 2, food: { name: 'onion' }, unit: { name: 'cup' }, note: 'diced' };
    const saved = await patch(ana, slug, { recipeIngredient: [line], settings: { disableAmount: false } });
    const foodId = saved.recipeIngredient[0]?.food?.id ?? '';

    await recipes.as(ana).request(DeleteFood, { id: foodId });

    const { recipeIngredient, updatedAt } = await recipes.as(ana).request(ReadRecipe, { slugOrId: slug });
    expect(recipeIngredient).toMatchObject([
      { quantity: 2, food: null, unit: { name: 'cup' }, note: 'onion diced', display: '2 cup onion diced' },
    ]);
    expect(updatedAt).toBe(saved.updatedAt);
    expect((await recipes.list(ana, { foods: [foodId] })).head.total).toBe(0);
    expect((await recipes.list(ana, { search: 'onion' })).head.total).toBe(1);
    const [event] = await recipes.eventually.published(FoodDeleted, { where: (each) => each.foodId === foodId });
    expect(event).toMatchObject({ name: 'onion', groupId: ana.groupId });
  });
});
