import { CreateShoppingList, DeleteShoppingItems, type Actor } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { itemCalls } from '../support/item-calls.js';
import { startShopping, type TestShopping } from '../support/start-shopping.js';

let shopping: TestShopping;
beforeAll(async () => {
  shopping = await startShopping();
});
afterAll(() => shopping.stop());

const { aList, create, read, displays } = itemCalls(() => shopping);
const anotherList = async (actor: Actor) =>
  (await shopping.as(actor).request(CreateShoppingList, { id: newId(), list: { name: 'Other' } })).id;

describe('creating items', () => {
  it('returns the created items, with food, unit, label and text', async () => {
    const { ana, id } = await aList();
    const label = shopping.catalogue.label('Canned goods');
    const [food, unit] = [shopping.catalogue.food('chickpeas', label), shopping.catalogue.unit('can')];

    const { createdItems, updatedItems, deletedItems } = await create(ana, id, {
      quantity: 2.5,
      foodId: food.id,
      unitId: unit.id,
      note: 'drained',
      extras: { 'a.b': 1 },
    });

    expect([updatedItems, deletedItems]).toEqual([[], []]);
    expect(createdItems).toEqual([
      expect.objectContaining({
        display: '2.5 can chickpeas drained',
        isFood: true,
        disableAmount: false,
        checked: false,
        position: 0,
        extras: { 'a.b': '1' },
        food,
        unit,
        label: expect.objectContaining({ name: 'Canned goods' }) as unknown,
        labelId: label.id,
        shoppingListId: id,
        groupId: ana.groupId,
        householdId: ana.householdId,
        recipeReferences: [],
      }),
    ]);
    expect((await read(ana, id)).listItems).toEqual(createdItems);
  });

  it('parses a typed line, and keeps an unparsed one as a note', async () => {
    const { ana, id } = await aList();
    shopping.catalogue.food('buttermilk');
    shopping.catalogue.unit('bottle');

    await create(ana, id, { line: '2 bottle buttermilk', position: 0 }, { line: 'something for Tom', position: 1 });

    expect(await displays(ana, id)).toEqual(['2 bottle buttermilk', 'something for Tom']);
  });

  it('parses all lines of a long request', async () => {
    const { ana, id } = await aList();
    shopping.catalogue.food('buttermilk');
    shopping.catalogue.unit('bottle');
    const lines = Array.from({ length: 501 }, (_, at) => ({ line: `something ${at}`, position: at }));

    const { createdItems } = await create(ana, id, ...lines, { line: '2 bottle buttermilk', position: 501 });

    expect(createdItems.at(-1)).toMatchObject({ display: '2 bottle buttermilk', isFood: true });
  });

  it('assigns the label of a food to a note with its name', async () => {
    const { ana, id } = await aList();
    const label = shopping.catalogue.label('Bakery');
    shopping.catalogue.food('rye bread', label);

    const { createdItems } = await create(ana, id, { note: ' rye bread ', quantity: 2 }, { note: 'no bread' });

    expect(createdItems.map((item) => [item.labelId, item.foodId])).toEqual([
      [label.id, null],
      [null, null],
    ]);
  });

  it('returns the same item for a repeated request, and does not restore a deleted one', async () => {
    const { ana, id } = await aList();
    const itemId = newId();
    await create(ana, id, { id: itemId, note: 'Soap' });
    const again = await create(ana, id, { id: itemId, note: 'Soap' });
    expect(again.updatedItems.map((item) => item.id)).toEqual([itemId]);

    await shopping.as(ana).request(DeleteShoppingItems, { ids: [itemId] });
    await create(ana, id, { id: itemId, note: 'Soap' });

    expect((await read(ana, id)).listItems).toEqual([]);
  });

  it('returns the same item for a repeated request that also creates others', async () => {
    const { ana, id } = await aList();
    const itemId = newId();
    await create(ana, id, { id: itemId, note: 'Soap', quantity: 2 });

    const { createdItems, updatedItems } = await create(ana, id, { id: itemId, note: 'Soap' }, { note: 'Towels' });

    expect(createdItems.map(({ note }) => note)).toEqual(['Towels']);
    expect(updatedItems.map((item) => [item.id, item.quantity])).toEqual([[itemId, 2]]);
  });

  it('returns an item that was moved to another list, unchanged and from there', async () => {
    const { ana, id, neighbor } = await aList();
    const other = await anotherList(ana);
    const itemId = newId();
    await create(ana, other, { id: itemId, note: 'Soap', quantity: 2 });

    const { createdItems, updatedItems } = await create(ana, id, { id: itemId, note: 'Soap' }, { note: 'Towels' });

    expect(createdItems.map(({ note }) => note)).toEqual(['Towels']);
    expect(updatedItems.map((item) => [item.id, item.shoppingListId, item.quantity])).toEqual([[itemId, other, 2]]);
    expect(await displays(ana, id)).toEqual(['Towels']);
    expect(await displays(ana, other)).toEqual(['2 Soap']);
    const theirs = await create(neighbor, await anotherList(neighbor), { id: itemId, note: 'Secret' });
    expect(theirs.createdItems.map(({ note }) => note)).toEqual(['Secret']);
  });

  it('does not find a list although the item is on another one', async () => {
    const { ana, id } = await aList();
    const itemId = newId();
    await create(ana, id, { id: itemId, note: 'Soap' });

    await expect(create(ana, newId(), { id: itemId, note: 'Soap' })).rejects.toMatchObject({ kind: 'not-found' });
  });
});
