import { lazy, Suspense } from 'react';
import type { DeleteRecipeDialogProps } from './DeleteRecipeDialog.js';

const DeleteRecipeDialog = lazy(async () => ({
  default: (await import('./DeleteRecipeDialog.js')).DeleteRecipeDialog,
}));

/** The question before a recipe is gone; fetched when somebody first wants to delete one. */
export function DeleteRecipe({ open, ...dialog }: DeleteRecipeDialogProps & { open: boolean }) {
  return <Suspense>{open && <DeleteRecipeDialog {...dialog} />}</Suspense>;
}
