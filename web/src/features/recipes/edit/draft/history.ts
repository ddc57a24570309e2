import type { Recipe } from '@larder/contracts/recipe/recipe';

/** The undo history of a draft. */
export interface History {
  past: readonly Recipe[];
  present: Recipe;
  future: readonly Recipe[];
  /** The text field of the last change; null for changes without typing. */
  typedIn: string | null;
}

const MAX_STEPS = 100;

export const createHistory = (present: Recipe): History => ({ past: [], present, future: [], typedIn: null });

/** Adds a change. Continuous typing in one field counts as one. */
export function addChange(history: History, present: Recipe, typedIn: string | null = null): History {
  const continues = typedIn !== null && typedIn === history.typedIn;
  const past = continues ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present, future: [], typedIn };
}

/** Undoes the last change, if there is one. */
export function undo(history: History): History {
  const present = history.past.at(-1);
  if (!present) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future], typedIn: null };
}

/** Redoes the change that was undone last. */
export function redo(history: History): History {
  const [present, ...future] = history.future;
  return present ? { past: [...history.past, history.present], present, future, typedIn: null } : history;
}
