import { describe, expect, it } from '@jest/globals';
import { findWiderPlan, withinDays } from './wider-plan.js';

const plan = (start: string, end: string, others = 'page=1&perPage=-1') =>
  `https://larder.test/api/households/mealplans?${others}&start_date=${start}&end_date=${end}`;
const MONTH = { url: plan('2026-11-01', '2026-11-30'), sentAt: 1 };

describe('the stored plan for other days', () => {
  it('contains all of them', () => {
    expect(findWiderPlan([MONTH], plan('2026-11-24', '2026-11-30'))).toBe(MONTH);
    expect(findWiderPlan([MONTH], plan('2026-11-25', '2026-12-01'))).toBeUndefined();
    expect(findWiderPlan([MONTH], plan('2026-10-31', '2026-11-02'))).toBeUndefined();
  });

  it('is the latest', () => {
    const later = { url: plan('2026-11-20', '2026-12-20'), sentAt: 2 };

    expect(findWiderPlan([later, MONTH], plan('2026-11-24', '2026-11-30'))).toBe(later);
    expect(findWiderPlan([MONTH, later], plan('2026-11-24', '2026-11-30'))).toBe(later);
  });

  it('is no list with another filter or without days', () => {
    const filtered = { url: plan('2026-11-01', '2026-11-30', 'queryFilter=x'), sentAt: 1 };
    const first = { url: 'https://larder.test/api/households/mealplans?page=1&perPage=-1', sentAt: 1 };

    expect(findWiderPlan([filtered, first], plan('2026-11-24', '2026-11-30'))).toBeUndefined();
  });

  it('is shown without the meals of other days', () => {
    const items = ['2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01'].map((date) => ({ date }));

    const page = withinDays({ items }, plan('2026-11-24', '2026-11-30'));

    expect(page).toEqual({ items: [{ date: '2026-11-24' }, { date: '2026-11-30' }], total: 2 });
  });
});
