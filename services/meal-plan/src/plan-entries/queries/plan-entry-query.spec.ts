import { toMongoSort } from '@larder/query-filter';
import { planEntryFilter, planEntryOrder } from './plan-entry-query.js';

function order(orderBy?: string, orderDirection: 'asc' | 'desc' = 'desc') {
  const read = planEntryOrder({ ...(orderBy === undefined ? {} : { orderBy }), orderDirection });
  return read.kind === 'random' ? 'random' : Object.entries(toMongoSort(read.keys).sort);
}
const refused = (reason: string) =>
  expect.objectContaining({ code: 'meal-plan.invalid-filter', params: { reason } }) as Error;

describe('the order of entries', () => {
  it('is newest first by default', () => {
    expect(order()).toEqual(order('created_at:desc'));
    expect(order(' ', 'asc')).toEqual([
      ['createdAt', 1],
      ['_id', 1],
    ]);
  });

  it.each(['updated_at:asc, title', 'updatedAt:asc,title:desc'])('accepts %s', (statement) => {
    expect(order(statement)).toEqual([
      ['updatedAt', 1],
      ['titleSort', -1],
      ['_id', -1],
    ]);
  });

  it('may be random', () => {
    expect(order('random')).toBe('random');
  });

  it.each([
    ['password', 'password'],
    ['constructor', 'constructor'],
    ['outbox', 'outbox'],
    ['title:upwards', 'title:upwards'],
  ])('refuses %s and names %s', (statement, part) => {
    expect(() => order(statement)).toThrow(refused(`Invalid order_by statement "${statement}": "${part}" is invalid`));
  });
});

describe('the filter of entries', () => {
  const filterOf = (query: Parameters<typeof planEntryFilter>[0]) =>
    planEntryFilter(query, () => Promise.resolve(['7']));

  it.each([
    [{ start_date: '2025-03-01' }, { date: { $gte: '2025-03-01' } }],
    [{ end_date: '2025-03-09' }, { date: { $lte: '2025-03-09' } }],
    [{ start_date: '2025-03-01', end_date: '2025-03-09' }, { date: { $gte: '2025-03-01', $lte: '2025-03-09' } }],
  ])('limits the days of %p', async (query, expected) => {
    expect(await filterOf(query)).toEqual(expected);
    expect(await filterOf({ ...query, queryFilter: 'id = 7' })).toEqual({
      ...expected,
      $and: [{ entryId: { $eq: 7 } }],
    });
  });

  it('matches everything by default', async () => {
    expect([await filterOf({}), await filterOf({ queryFilter: ' ' })]).toEqual([{}, {}]);
  });

  it('accepts the fields of entries, their recipes and users, and refuses all others', async () => {
    expect(await filterOf({ queryFilter: 'recipe_id IS NULL' })).toEqual({ $and: [{ recipeId: null }] });
    expect(await filterOf({ queryFilter: 'recipe.tags.name = "quick"' })).toEqual({
      $and: [{ recipeId: { $in: ['7'] } }],
    });
    expect(await filterOf({ queryFilter: 'user.full_name LIKE "A%"' })).toEqual({ $and: [{ userId: { $in: ['7'] } }] });
    for (const path of [
      'recipe.household.slug',
      'recipe.recipeIngredient.food.label.name',
      'recipe.user.household.name',
      'recipe.settings.locked',
      'recipe.extras.keyName',
      'recipe.comments.text',
      'recipe.favoritedBy.username',
      'recipe.mealEntries.title',
      'recipe.household.users.username',
    ])
      expect(await filterOf({ queryFilter: `${path} = "x"` })).toEqual({ $and: [{ recipeId: { $in: ['7'] } }] });
    for (const path of ['revision', 'user.password', 'recipe.outbox'])
      await expect(filterOf({ queryFilter: `${path} = 1` })).rejects.toEqual(
        refused(`invalid attribute string: '${path}' does not exist on this schema`),
      );
  });
});
