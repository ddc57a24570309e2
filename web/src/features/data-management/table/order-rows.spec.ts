import { describe, expect, it } from '@jest/globals';
import { orderRows, pageOf } from './order-rows.js';

const NAME = { key: 'name', title: 'Name', text: ({ name }: { name: string }) => name };
const rows = ['zucchini', 'Äpfel', 'apple 10', 'apple 9', 'Birne'].map((name) => ({ name }));
const ordered = (descending: boolean) =>
  orderRows(rows, [NAME], { key: 'name', descending }, 'de-DE').map(({ name }) => name);

describe('rows of a table', () => {
  it('are sorted by the rules of the language', () => {
    expect(ordered(false)).toEqual(['Äpfel', 'apple 9', 'apple 10', 'Birne', 'zucchini']);
    expect(ordered(true)[0]).toBe('zucchini');
  });

  it('are sorted by another text than the one that is shown where the column has one', () => {
    const byDay = { ...NAME, order: ({ name }: { name: string }) => name.slice(-2) };
    const days = [{ name: 'Feb 03' }, { name: 'Jan 04' }, { name: 'May 02' }];

    expect(orderRows(days, [byDay], { key: 'name', descending: false }, 'en-US').map(({ name }) => name)).toEqual([
      'May 02',
      'Feb 03',
      'Jan 04',
    ]);
  });

  it('keep their order when the column is unknown', () => {
    expect(orderRows(rows, [NAME], { key: 'gone', descending: false }, 'en-US')).toEqual(rows);
  });

  it('are paged, with the last page beyond the end', () => {
    expect(pageOf([1, 2, 3, 4, 5], 2, 2)).toEqual({ rows: [3, 4], page: 2 });
    expect(pageOf([1, 2, 3, 4, 5], 9, 2)).toEqual({ rows: [5], page: 3 });
    expect(pageOf([], 3, 2)).toEqual({ rows: [], page: 1 });
  });
});
