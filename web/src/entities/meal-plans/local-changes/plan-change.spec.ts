import { describe, expect, it } from '@jest/globals';
import { aPlanEntry, aSummary } from '../../../testing/builders.js';
import { isOverwritten, withPlanChanges, type PlanChange } from './plan-change.js';

const WEEK = { start: '2026-11-23', end: '2026-11-29' };
const soup = aPlanEntry({ id: 7, title: 'Soup', date: '2026-11-23' });
const pending = (...changes: PlanChange[]) => changes.map((change, order) => ({ ...change, id: `${order}`, order }));

/** Day and name of the entries on screen. */
const planWith = (...changes: PlanChange[]) =>
  withPlanChanges([soup], pending(...changes), WEEK).map(({ date, title }) => `${date} ${title}`);

describe('the plan with the changes of this device', () => {
  it('is the same without changes', () => {
    const entries = [soup];
    expect(withPlanChanges(entries, [], WEEK)).toBe(entries);
  });

  it('has new meals, also those that were changed afterwards, and no deleted ones', () => {
    const pie = aPlanEntry({ id: -1, title: 'Pie', date: '2026-11-24' });
    const create = { kind: 'create', entry: pie } as const;
    const move = { kind: 'update', entry: pie, fields: { date: '2026-11-25' } } as const;

    expect(planWith(create, move)).toEqual(['2026-11-23 Soup', '2026-11-25 Pie']);
    expect(planWith(create, { kind: 'delete', entry: pie })).toEqual(['2026-11-23 Soup']);
    expect(planWith({ kind: 'delete', entry: soup })).toEqual([]);
  });

  it('has meals moved into its days, and none that were moved out of them', () => {
    const later = aPlanEntry({ id: 8, title: 'Stew', date: '2026-12-01' });

    expect(planWith({ kind: 'update', entry: soup, fields: { date: '2026-11-30' } })).toEqual([]);
    expect(planWith({ kind: 'update', entry: later, fields: { date: '2026-11-29' } })).toEqual([
      '2026-11-23 Soup',
      '2026-11-29 Stew',
    ]);
  });

  it('has the recipe that replaced another one, and keeps it when only the day changes', () => {
    const [peas, leeks] = [aSummary({ name: 'Pea Soup' }), aSummary({ name: 'Leek Soup' })];
    const entry = aPlanEntry({ id: 7, recipe: peas });
    const names = (fields: { recipeId?: string; date?: string }) =>
      withPlanChanges([entry], pending({ kind: 'update', entry, fields, recipe: leeks }), WEEK).map(
        ({ recipe, recipeId }) => [recipe?.name, recipeId],
      );

    expect(names({ recipeId: leeks.id })).toEqual([['Leek Soup', leeks.id]]);
    expect(names({ date: '2026-11-24' })).toEqual([['Pea Soup', peas.id]]);
  });
});

describe('a change of this device', () => {
  it.each([
    ['is a conflict when another device moved the meal elsewhere', { date: '2026-11-27' }, true],
    ['is none when the other device did the same', { date: '2026-11-25' }, false],
    ['is none when another field was changed', { servings: 4 }, false],
    ['is none when only the order of the day changed', { position: 3 }, false],
  ])('%s', (_what, theirs, expected) => {
    const fields = { date: '2026-11-25', position: 1 };
    expect(isOverwritten({ ...soup, ...theirs }, soup, fields)).toBe(expected);
  });
});
