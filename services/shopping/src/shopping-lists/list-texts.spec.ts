import { Json, type ShoppingListSummary } from '@larder/contracts';
import type { ShoppingListDocument } from '../list-store/index.js';
import { ListTexts } from './list-texts.js';

const aList = () => ({ aisleOrder: ['food-1'] }) as ShoppingListDocument;
const aSummary = (name: string) => ({ name, id: 'list-1', recipeReferences: [] }) as unknown as ShoppingListSummary;
const someItems = () => [new Json('{"note":"milk"}'), new Json('{"note":"eggs"}')];

describe('the text of a list', () => {
  it('is its JSON, and the same one again while nothing has changed', () => {
    const [texts, list, items] = [new ListTexts(), aList(), someItems()];

    const first = texts.of(list, items, aSummary('Week'));

    const listItems = [{ note: 'milk' }, { note: 'eggs' }];
    expect(first.text).toBe(JSON.stringify({ ...aSummary('Week'), listItems, aisleOrder: ['food-1'] }));
    expect(texts.of(list, items, aSummary('Week'))).toBe(first);
  });

  it('is a new one after a change of its items, labels or recipes', () => {
    const [texts, list, items] = [new ListTexts(), aList(), someItems()];
    texts.of(list, items, aSummary('Week'));

    expect(JSON.parse(texts.of(list, items.slice(1), aSummary('Week')).text)).toMatchObject({
      listItems: [{ note: 'eggs' }],
    });
    expect(JSON.parse(texts.of(list, items, aSummary('Month')).text)).toMatchObject({ name: 'Month' });
  });

  it('is complete without items', () => {
    expect(JSON.parse(new ListTexts().of(aList(), [], aSummary('Week')).text)).toMatchObject({ listItems: [] });
  });
});
