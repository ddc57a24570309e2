import type { PageQuery } from '@larder/contracts';
import { toMongoSort } from '@larder/query-filter';
import { pageSelection } from '@larder/service-kit';
import { SELECTABLE_LISTS } from './shopping-list-query.js';

const select = (query: Partial<PageQuery>) =>
  pageSelection({ page: 1, perPage: 50, orderDirection: 'desc', ...query }, SELECTABLE_LISTS);

function order(orderBy?: string, orderDirection: 'asc' | 'desc' = 'desc') {
  const { order: read } = select({ ...(orderBy === undefined ? {} : { orderBy }), orderDirection });
  return read.kind === 'random' ? 'random' : Object.entries(toMongoSort(read.keys).sort);
}
const refused = (reason: string) =>
  expect.objectContaining({ code: 'shopping.invalid-filter', params: { reason } }) as Error;

describe('the order of lists', () => {
  it('is newest first by default', () => {
    expect(order()).toEqual(order('created_at:desc'));
    expect(order(' ', 'asc')).toEqual([
      ['createdAt', 1],
      ['_id', 1],
    ]);
  });

  it.each(['updated_at:asc, name', 'updatedAt:asc,name:desc'])('parses %s', (statement) => {
    expect(order(statement)).toEqual([
      ['updatedAt', 1],
      ['nameSort', -1],
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
    ['name:upwards', 'name:upwards'],
  ])('refuses %s with a reason', (statement, part) => {
    expect(() => order(statement)).toThrow(refused(`Invalid order_by statement "${statement}": "${part}" is invalid`));
  });
});

describe('the filter of lists', () => {
  it('matches everything by default', () => {
    expect([select({}).filter, select({ queryFilter: ' ' }).filter]).toEqual([{}, {}]);
  });

  it('accepts the fields of lists and refuses others', () => {
    expect(select({ queryFilter: 'name IS NULL' }).filter).toEqual({ $and: [{ name: null }] });
    expect(() => select({ queryFilter: 'revision = 1' })).toThrow(
      refused("invalid attribute string: 'revision' does not exist on this schema"),
    );
  });
});
