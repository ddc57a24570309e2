import { Suspense } from 'react';
import type { CookbookDialogProps } from './CookbookDialog.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';

const CookbookDialog = lazyPart(async () => ({ default: (await import('./CookbookDialog.js')).CookbookDialog }));

/** The form for a new or existing cookbook; its code is loaded on first use. */
export function LazyCookbookDialog(dialog: CookbookDialogProps) {
  return (
    <Suspense>
      <CookbookDialog {...dialog} />
    </Suspense>
  );
}
