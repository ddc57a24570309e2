import { listOrder } from './list-order.js';

const order = (orderBy?: string, orderDirection: 'asc' | 'desc' = 'desc') =>
  Object.entries(listOrder({ ...(orderBy === undefined ? {} : { orderBy }), orderDirection }));

describe('the order of lists', () => {
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

  it.each(['updated_at:asc, name', 'updatedAt:asc,name:desc'])('reads %s', (statement) => {
    expect(order(statement)).toEqual([
      ['updatedAt', 1],
      ['nameSort', -1],
      ['_id', 1],
    ]);
  });

  it('takes the id itself as the last word', () => {
    expect(order('id:asc,name')).toEqual([
      ['_id', 1],
      ['nameSort', -1],
    ]);
  });

  it.each([
    ['password', 'password'],
    ['constructor', 'constructor'],
    ['name:upwards', 'name:upwards'],
    ['name:asc:asc', 'name:asc:asc'],
    ['name,,updatedAt', ''],
    ['name, owner.secret:asc', 'owner.secret:asc'],
  ])('refuses %s and says why', (statement, part) => {
    expect(() => order(statement)).toThrow(
      expect.objectContaining({
        code: 'shopping.invalid-filter',
        params: { reason: `Invalid order_by statement "${statement}": "${part}" is invalid` },
      }) as Error,
    );
  });
});
