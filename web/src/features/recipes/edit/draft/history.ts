import type { Recipe } from '@larder/contracts/recipe/recipe';

/** The undo history of a draft. */
export interface History {
  past: readonly Recipe[];
  now: Recipe;
  future: readonly Recipe[];
  /** The text field of the last change; null for changes without typing. */
  typedIn: string | null;
}

const MAX_STEPS = 100;

export const createHistory = (now: Recipe): History => ({ past: [], now, future: [], typedIn: null });

/** Adds a change. Continuous typing in one field counts as one. */
export function addChange(history: History, now: Recipe, typedIn: string | null = null): History {
  const goesOn = typedIn !== null && typedIn === history.typedIn;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-MAX_STEPS);
  return { past, now, future: [], typedIn };
}

/** Undoes the last change, if there is one. */
export function undo(history: History): History {
  const now = history.past.at(-1);
  if (!now) return history;
  return { past: history.past.slice(0, -1), now, future: [history.now, ...history.future], typedIn: null };
}

/** Redoes the change that was undone last. */
export function redo(history: History): History {
  const [now, ...future] = history.future;
  return now ? { past: [...history.past, history.now], now, future, typedIn: null } : history;
}
