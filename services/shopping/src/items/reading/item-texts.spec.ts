import type { Food } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import type { Item } from '../../list-rules/index.js';
import { toItem, type Catalogue } from './item.mapper.js';
import { ItemTexts } from './item-texts.js';

const MILK = 'food-1';
const LIST = { _id: 'list-1', groupId: 'group-1', householdId: 'household-1' };

const anItem = (): Item => ({
  id: newId(),
  checked: false,
  position: 0,
  quantity: 1.5,
  note: 'the "fresh" one',
  isFood: true,
  foodId: MILK,
  unitId: null,
  labelId: null,
  extras: [],
  recipeReferences: [],
  createdAt: new Date(0),
  updatedAt: new Date(0),
});

function catalogueWith(name: string): Catalogue {
  const food = { id: MILK, name, label: null } as unknown as Food;
  return { foods: new Map([[MILK, food]]), units: new Map(), labels: new Map(), named: new Map() };
}

describe('the text of an item', () => {
  it('is its JSON, and the same one again while nothing has changed', () => {
    const [texts, item, catalogue] = [new ItemTexts(), anItem(), catalogueWith('Milk')];

    const first = texts.of(item, LIST, catalogue);

    expect(first.text).toBe(JSON.stringify(toItem(item, LIST, catalogue)));
    expect(texts.of(item, { ...LIST }, catalogue)).toBe(first);
  });

  it.each<[string, { catalogue?: Catalogue; list?: typeof LIST }]>([
    ['its food', { catalogue: catalogueWith('Oat milk') }],
    ['its list', { list: { ...LIST, _id: 'list-2' } }],
    ['the household of its list', { list: { ...LIST, householdId: 'household-2' } }],
  ])('is a new one after a change of %s', (_what, { list = LIST, catalogue = catalogueWith('Milk') }) => {
    const [texts, item] = [new ItemTexts(), anItem()];
    texts.of(item, LIST, catalogueWith('Milk'));

    expect(texts.of(item, list, catalogue).text).toBe(JSON.stringify(toItem(item, list, catalogue)));
  });
});

describe('the texts of the items of a list', () => {
  it('are the same ones again while nothing has changed', () => {
    const [texts, items, catalogue] = [new ItemTexts(), [anItem(), anItem()], catalogueWith('Milk')];

    const first = texts.ofAll(items, LIST, catalogue);

    expect(first.map(({ text }) => text)).toEqual(items.map((item) => JSON.stringify(toItem(item, LIST, catalogue))));
    expect(texts.ofAll(items, { ...LIST }, catalogue)).toBe(first);
  });

  it.each<[string, { catalogue?: Catalogue; list?: typeof LIST }]>([
    ['a food', { catalogue: catalogueWith('Oat milk') }],
    ['their list', { list: { ...LIST, _id: 'list-2' } }],
    ['the household of their list', { list: { ...LIST, householdId: 'household-2' } }],
  ])('are new ones after a change of %s', (_what, { list = LIST, catalogue = catalogueWith('Milk') }) => {
    const [texts, items] = [new ItemTexts(), [anItem()]];
    texts.ofAll(items, LIST, catalogueWith('Milk'));

    const changed = texts.ofAll(items, list, catalogue);

    expect(changed.map(({ text }) => text)).toEqual(items.map((item) => JSON.stringify(toItem(item, list, catalogue))));
  });
});
