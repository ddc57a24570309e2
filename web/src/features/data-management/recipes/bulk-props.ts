import type { TickedRecipe } from './use-seen-recipes.js';

/** What every bulk action gets. */
export interface BulkProps {
  recipes: readonly TickedRecipe[];
  /** Called when the action is done; the selection is cleared. */
  onDone: () => void;
}
