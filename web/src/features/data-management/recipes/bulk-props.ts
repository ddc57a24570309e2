import type { SelectedRecipe } from './use-loaded-recipes.js';

/** What every bulk action gets. */
export interface BulkProps {
  recipes: readonly SelectedRecipe[];
  /** Called when the action is done; the selection is cleared. */
  onDone: () => void;
}
