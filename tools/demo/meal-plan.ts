import type { Larder } from '../client/larder.js';
import { dayAfter, WEEK } from './week.js';

interface Entry {
  date: string;
  entryType: string;
  recipeId: string | null;
}

/** Plans the week from `today` on; existing entries are not created again. Returns the number of new ones. */
export async function ensureWeek(larder: Larder, ids: Map<string, string>, today: Date): Promise<number> {
  const range = `start_date=${dayAfter(today, 0)}&end_date=${dayAfter(today, WEEK.length - 1)}`;
  const { items } = await larder.get<{ items: Entry[] }>(`/api/households/mealplans?${range}&perPage=-1`);
  const planned = new Set(items.map(labelOf));
  const entries = WEEK.flatMap((meals, day) =>
    meals.map(({ entryType, key }) => ({ date: dayAfter(today, day), entryType, recipeId: ids.get(key) ?? null })),
  );
  const missing = entries.filter((entry) => entry.recipeId && !planned.has(labelOf(entry)));
  for (const entry of missing) await larder.post('/api/households/mealplans', entry);
  return missing.length;
}

const labelOf = ({ date, entryType, recipeId }: Entry): string => `${date} ${entryType} ${recipeId}`;
