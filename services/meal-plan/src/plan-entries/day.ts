import type { MealType } from '@larder/contracts';

const DAY_MS = 86_400_000;
/** The meals of a day, in order. */
const MEALS: readonly MealType[] = ['breakfast', 'lunch', 'dinner', 'side'];

/** The calendar day in a time zone, `YYYY-MM-DD`; the system's zone when absent. */
export function dayIn(timeZone: string | undefined, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The day a number of days after another one, both `YYYY-MM-DD`; before it when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Sorts the entries of a day by meal, breakfast first; entries of the same meal keep their order. */
export function sortByMeal<Entry extends { entryType: MealType }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => MEALS.indexOf(a.entryType) - MEALS.indexOf(b.entryType));
}
