import { Suspense } from 'react';
import type { DeleteRecipeDialogProps } from './DeleteRecipeDialog.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';

const DeleteRecipeDialog = lazyPart(async () => ({
  default: (await import('./DeleteRecipeDialog.js')).DeleteRecipeDialog,
}));

/** The confirmation before a recipe is deleted; its code is loaded on first use. */
export function DeleteRecipe({ open, ...dialog }: DeleteRecipeDialogProps & { open: boolean }) {
  return <Suspense>{open && <DeleteRecipeDialog {...dialog} />}</Suspense>;
}
