import type { Recipe } from '@larder/contracts/recipe/recipe';

/** What a draft was, is, and was before something was taken back. */
export interface History {
  past: readonly Recipe[];
  now: Recipe;
  future: readonly Recipe[];
  /** The text field that the last change was typed into; null for every other change. */
  typedIn: string | null;
}

const STEPS_KEPT = 100;

export const historyOf = (now: Recipe): History => ({ past: [], now, future: [], typedIn: null });

/** Adds a change. What is typed into one field without a pause elsewhere counts as one. */
export function changeHistory(history: History, now: Recipe, typedIn: string | null = null): History {
  const goesOn = typedIn !== null && typedIn === history.typedIn;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-STEPS_KEPT);
  return { past, now, future: [], typedIn };
}

/** One change back, if there is any. */
export function undone(history: History): History {
  const now = history.past.at(-1);
  if (!now) return history;
  return { past: history.past.slice(0, -1), now, future: [history.now, ...history.future], typedIn: null };
}

/** What was taken back last, again. */
export function redone(history: History): History {
  const [now, ...future] = history.future;
  return now ? { past: [...history.past, history.now], now, future, typedIn: null } : history;
}
