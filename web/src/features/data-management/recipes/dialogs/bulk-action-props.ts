import type { SelectedRecipe } from '../use-loaded-recipes.js';

/** The props of the bulk actions. */
export interface BulkActionsProps {
  recipes: readonly SelectedRecipe[];
  /** Called when the action is done; the selection is cleared. */
  onDone: () => void;
}
