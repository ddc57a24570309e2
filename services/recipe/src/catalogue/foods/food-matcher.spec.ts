import { fn } from 'jest-mock';
import type { Candidate } from '../names/match-name.js';
import { FoodMatcher } from './food-matcher.js';

const GROUP = { groupId: 'g' };
const food = (_id: string, name: string): Candidate => ({ _id, name, names: [name.toLowerCase()] });

/** A matcher of a group with these foods, of which a query finds `others`, and the change of a record. */
function matcherOf(foods: Candidate[], { isComplete = true, others = [] as Candidate[] } = {}) {
  const caches: { invalidate: (groupId: string) => void }[] = [];
  const allNames = fn(() => Promise.resolve({ foods: [...foods], isComplete }));
  const candidates = fn(() => Promise.resolve(others));
  const changes = { subscribeToAll: (cache: (typeof caches)[number]) => caches.push(cache) };
  const matcher = new FoodMatcher({ allNames, candidates } as never, changes as never);
  const change = () => caches.forEach((cache) => cache.invalidate(GROUP.groupId));
  return { allNames, candidates, change, idsOf: (...texts: string[]) => matcher.idsOf(GROUP, texts) };
}

describe('the food of a text', () => {
  it('is found without a query when the names of the group are cached', async () => {
    const { allNames, candidates, idsOf } = matcherOf([food('1', 'Leek'), food('2', 'leeks in oil')]);
    expect([...(await idsOf('leek', 'soap'))]).toEqual([['leek', '1']]);
    await idsOf('Leek');
    expect(allNames).toHaveBeenCalledTimes(1);
    expect(candidates).not.toHaveBeenCalled();
  });

  it('is queried by its name in a group with more foods than are cached', async () => {
    const { idsOf } = matcherOf([food('1', 'leek')], { isComplete: false, others: [food('9', 'leak')] });
    expect([...(await idsOf('leak', 'leeks'))]).toEqual([
      ['leak', '9'],
      ['leeks', '1'],
    ]);
  });

  it('is not taken from names that were read before a change', async () => {
    const foods = [food('1', 'leek')];
    const { change, idsOf } = matcherOf(foods);
    const before = idsOf('quince');
    foods.push(food('2', 'quince'));
    change();
    expect([...(await before)]).toEqual([]);
    expect([...(await idsOf('quince'))]).toEqual([['quince', '2']]);
  });

  it('is read again after a failure', async () => {
    const { allNames, idsOf } = matcherOf([food('1', 'leek')]);
    allNames.mockRejectedValueOnce(new Error('the database is away'));
    await expect(idsOf('leek')).rejects.toThrow('away');
    expect([...(await idsOf('leek'))]).toEqual([['leek', '1']]);
  });
});
