import { entryOrder } from './entry-order.js';

const order = (orderBy?: string, orderDirection: 'asc' | 'desc' = 'desc') =>
  Object.entries(entryOrder({ ...(orderBy === undefined ? {} : { orderBy }), orderDirection }));

describe('the order of entries', () => {
  it('is newest first unless told', () => {
    expect(order()).toEqual([
      ['createdAt', -1],
      ['_id', -1],
    ]);
    expect(order('', 'asc')).toEqual([
      ['createdAt', 1],
      ['_id', 1],
    ]);
  });

  it.each(['updated_at:asc, title', 'updatedAt:asc,title:desc'])('reads %s', (statement) => {
    expect(order(statement)).toEqual([
      ['updatedAt', 1],
      ['titleSort', -1],
      ['_id', 1],
    ]);
  });

  it.each(['id', 'date', 'entry_type', 'entryType', 'text', 'recipe_id', 'userId', 'group_id', 'created_at'])(
    'can be by %s',
    (attribute) => {
      expect(order(attribute)).toHaveLength(2);
    },
  );

  it.each([
    ['password', 'password'],
    ['constructor', 'constructor'],
    ['title:upwards', 'title:upwards'],
    ['title:asc:asc', 'title:asc:asc'],
    ['title,,updatedAt', ''],
    ['title, owner.secret:asc', 'owner.secret:asc'],
  ])('refuses %s and says why', (statement, part) => {
    expect(() => order(statement)).toThrow(
      expect.objectContaining({
        code: 'meal-plan.invalid-filter',
        params: { reason: `Invalid order_by statement "${statement}": "${part}" is invalid` },
      }) as Error,
    );
  });
});
