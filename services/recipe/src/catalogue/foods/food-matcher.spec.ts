import { fn } from 'jest-mock';
import type { Candidate } from '../names/match-name.js';
import { FoodMatcher } from './food-matcher.js';

const GROUP = { groupId: 'g' };
const food = (_id: string, name: string): Candidate => ({ _id, name, names: [name.toLowerCase()] });

/** A matcher of a group with these foods, of which a query finds `others`, and the change of a record. */
function matcherOf(foods: Candidate[], { isComplete = true, others = [] as Candidate[] } = {}) {
  const caches: { invalidate: (groupId: string) => void }[] = [];
  const findAllNames = fn(() => Promise.resolve({ foods: [...foods], isComplete }));
  const findCandidates = fn(() => Promise.resolve(others));
  const changes = { subscribeToAll: (cache: (typeof caches)[number]) => caches.push(cache) };
  const matcher = new FoodMatcher({ findAllNames, findCandidates } as never, changes as never);
  const change = () => caches.forEach((cache) => cache.invalidate(GROUP.groupId));
  return { findAllNames, findCandidates, change, idsOf: (...texts: string[]) => matcher.idsOf(GROUP, texts) };
}

describe('the food of a text', () => {
  it('is found without a query when the names of the group are cached', async () => {
    const { findAllNames, findCandidates, idsOf } = matcherOf([food('1', 'Leek'), food('2', 'leeks in oil')]);
    expect([...(await idsOf('leek', 'soap'))]).toEqual([['leek', '1']]);
    await idsOf('Leek');
    expect(findAllNames).toHaveBeenCalledTimes(1);
    expect(findCandidates).not.toHaveBeenCalled();
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
    const { findAllNames, idsOf } = matcherOf([food('1', 'leek')]);
    findAllNames.mockRejectedValueOnce(new Error('the database is away'));
    await expect(idsOf('leek')).rejects.toThrow('away');
    expect([...(await idsOf('leek'))]).toEqual([['leek', '1']]);
  });
});
