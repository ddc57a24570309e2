import {
  AddRecipeToList,
  FoodDeleted,
  FoodMerged,
  LabelDeleted,
  MAX_ITEM_NOTE,
  PatchShoppingItem,
  RecipeDeleted,
  RemoveRecipeFromList,
} from '@larder/contracts';
import { waitUntil } from '@larder/testing';
import { itemCalls } from '../support/item-calls.js';
import { startShopping, type TestShopping } from '../support/start-shopping.js';

let shopping: TestShopping;
beforeAll(async () => {
  shopping = await startShopping();
});
afterAll(() => shopping.stop());

const { aList, create, read, displays } = itemCalls(() => shopping);

describe('a recipe on a list', () => {
  it('is added a number of times and removed again; manually added quantities are kept', async () => {
    const { ana, id } = await aList();
    const [peas, g, kg] = [
      shopping.catalogue.food('peas'),
      shopping.catalogue.unit('g'),
      shopping.catalogue.unit('kg'),
    ];
    const recipeId = shopping.catalogue.recipe(ana, [
      { quantity: 250, food: peas, unit: g, note: '' },
      { quantity: 1, food: null, unit: null, note: 'love' },
      { quantity: null, food: null, unit: null, note: '', title: 'For the soup' },
    ]);
    await create(ana, id, { foodId: peas.id, unitId: kg.id, quantity: 1 });

    const added = await shopping.as(ana).request(AddRecipeToList, {
      id,
      recipeId,
      addition: { recipeIncrementQuantity: 2 },
    });
    expect(added.listItems.map(({ display }) => display)).toEqual(['1.5 kg peas', '2 love']);
    expect(added.recipeReferences).toEqual([expect.objectContaining({ recipeId, recipeQuantity: 2 })]);

    const removal = { id, recipeId, removal: { recipeDecrementQuantity: 1 } };
    const once = await shopping.as(ana).request(RemoveRecipeFromList, removal);
    expect(once.listItems.map(({ display }) => display)).toEqual(['1.25 kg peas', 'love']);
    const gone = await shopping.as(ana).request(RemoveRecipeFromList, removal);
    expect(gone.listItems.map(({ display }) => display)).toEqual(['1 kg peas']);
    expect(gone.recipeReferences).toEqual([]);
  });

  it('keeps the unit of an ingredient whose food is text only', async () => {
    const { ana, id } = await aList();
    const pinch = shopping.catalogue.unit('pinch');
    const recipeId = shopping.catalogue.recipe(ana, [{ quantity: 2, unit: pinch, food: null, note: 'smoked salt' }]);

    await shopping.as(ana).request(AddRecipeToList, { id, recipeId, addition: {} });

    expect(await displays(ana, id)).toEqual(['2 pinch smoked salt']);
  });

  it('counts when none of its ingredients is selected', async () => {
    const { ana, id } = await aList();
    const recipeId = shopping.catalogue.recipe(ana, [{ note: 'Leek' }]);

    const added = await shopping
      .as(ana)
      .request(AddRecipeToList, { id, recipeId, addition: { recipeIngredients: [] } });

    expect(added.listItems).toEqual([]);
    expect(added.recipeReferences).toMatchObject([{ recipeId, recipeQuantity: 1 }]);
  });

  it('is not referenced any more by items that a client added for it when it is deleted', async () => {
    const { ana, id } = await aList();
    const recipeId = shopping.catalogue.recipe(ana, []);
    await create(ana, id, { note: 'Leek', recipeReferences: [{ recipeId, recipeQuantity: 1 }] });

    await shopping.publish(RecipeDeleted, { recipeId, slug: 's', name: 'n', revision: 2 }, { actor: ana });

    await waitUntil(async () => (await read(ana, id)).listItems[0]?.recipeReferences.length === 0);
    expect(await displays(ana, id)).toEqual(['Leek']);
  });

  it('is not referenced any more when it is deleted, or all of it is checked', async () => {
    const { ana, id } = await aList();
    const recipes = [
      shopping.catalogue.recipe(ana, [{ quantity: 1, note: 'Leek' }]),
      shopping.catalogue.recipe(ana, [{ note: 'Dill' }]),
    ];
    for (const recipeId of recipes) await shopping.as(ana).request(AddRecipeToList, { id, recipeId, addition: {} });
    const dill = (await read(ana, id)).listItems.find(({ note }) => note === 'Dill');

    await shopping.as(ana).request(PatchShoppingItem, { id: dill?.id ?? '', changes: { checked: true } });
    await shopping.publish(
      RecipeDeleted,
      { recipeId: recipes[0] ?? '', slug: 's', name: 'n', revision: 2 },
      { actor: ana },
    );

    await waitUntil(async () => (await read(ana, id)).recipeReferences.length === 0);
    expect(await displays(ana, id)).toHaveLength(2);
  });
});

describe('deleted and merged records', () => {
  it('are replaced by their name, or by their target', async () => {
    const { ana, id } = await aList();
    const [gone, old, kept] = [
      shopping.catalogue.food('kale'),
      shopping.catalogue.food('scallion'),
      shopping.catalogue.food('onion'),
    ];
    await create(ana, id, { foodId: gone.id, note: 'young' }, { foodId: old.id, quantity: 2 }, { foodId: kept.id });

    await shopping.publish(FoodDeleted, { foodId: gone.id, name: 'kale' }, { actor: ana });
    await shopping.publish(FoodMerged, { fromId: old.id, toId: kept.id, name: 'scallion' }, { actor: ana });

    await waitUntil(async () => (await displays(ana, id)).sort().join() === '3 onion,kale young');
  });

  it('leave notes that clients can send back', async () => {
    const { ana, id } = await aList();
    const kale = shopping.catalogue.food('kale');
    await create(ana, id, { foodId: kale.id, note: 'x'.repeat(MAX_ITEM_NOTE) });

    await shopping.publish(FoodDeleted, { foodId: kale.id, name: 'kale' }, { actor: ana });

    const item = await waitUntil(async () => (await read(ana, id)).listItems.find(({ foodId }) => foodId === null));
    expect(item.note).toBe(`kale ${'x'.repeat(MAX_ITEM_NOTE - 5)}`);
  });

  it('keep the unit of an amount when the food is deleted', async () => {
    const { ana, id } = await aList();
    const [rye, gram] = [shopping.catalogue.food('rye flour'), shopping.catalogue.unit('gram')];
    await create(ana, id, { foodId: rye.id, unitId: gram.id, quantity: 500 });

    await shopping.publish(FoodDeleted, { foodId: rye.id, name: 'rye flour' }, { actor: ana });

    await waitUntil(async () => (await displays(ana, id)).join() === '500 gram rye flour');
  });

  it('removes a deleted label', async () => {
    const { ana, id } = await aList();
    const label = shopping.catalogue.label('Freezer');
    await create(ana, id, { note: 'Ice', labelId: label.id });
    expect((await read(ana, id)).listItems[0]?.labelId).toBe(label.id);

    await shopping.publish(LabelDeleted, { labelId: label.id, name: 'Freezer' }, { actor: ana });

    await waitUntil(async () => (await read(ana, id)).revision > 1);
    shopping.catalogue.labels.splice(shopping.catalogue.labels.indexOf(label), 1);
    expect((await read(ana, id)).listItems[0]?.labelId).toBeNull();
  });
});
