import type { PlannedRecipe } from '@larder/contracts';
import { Id } from '@larder/contracts';
import { cookedEvent, wasCookedBefore } from './cooked-event.js';

const planned: PlannedRecipe = {
  entryId: 7,
  date: '2026-03-14',
  entryType: 'dinner',
  recipeId: 'soup',
  userId: 'ana',
  groupId: 'group',
  householdId: 'household',
};
const at = new Date('2026-03-14T23:45:00Z');

describe('a planned meal on the timeline', () => {
  it('contains the user and the meal', () => {
    expect(cookedEvent(planned, 'Ana Ruiz', at)).toMatchObject({
      recipeId: 'soup',
      userId: 'ana',
      subject: 'Ana Ruiz made this for dinner',
      eventType: 'info',
      timestamp: at,
    });
    expect(cookedEvent({ ...planned, entryType: 'side' }, 'Ana', at).subject).toBe('Ana made this as a side');
  });

  it('is one event per entry and day, regardless of when it is published', () => {
    const idOf = (fields: Partial<PlannedRecipe>, when = at) => cookedEvent({ ...planned, ...fields }, 'Ana', when)._id;

    expect(Id.parse(idOf({}))).toBe(idOf({}, new Date()));
    expect(new Set([idOf({}), idOf({ entryId: 8 }), idOf({ date: '2026-03-15' }), idOf({ recipeId: 'x' })]).size).toBe(
      4,
    );
  });
});

it.each([
  [null, true],
  ['2026-03-13T23:59:59Z', true],
  ['2026-03-14T00:00:00Z', false],
  ['2026-03-14T23:59:59Z', false],
  ['2026-03-20T00:00:00Z', false],
])('a recipe last made %s was made before: %s', (lastMade, before) => {
  expect(wasCookedBefore(lastMade === null ? null : new Date(lastMade), at)).toBe(before);
});
