import { Suspense } from 'react';
import type { DeleteRecipeDialogProps } from './DeleteRecipeDialog.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';

const DeleteRecipeDialog = lazyPart(async () => ({
  default: (await import('./DeleteRecipeDialog.js')).DeleteRecipeDialog,
}));

/** The question before a recipe is gone; fetched when a user first wants to delete one. */
export function DeleteRecipe({ open, ...dialog }: DeleteRecipeDialogProps & { open: boolean }) {
  return <Suspense>{open && <DeleteRecipeDialog {...dialog} />}</Suspense>;
}
