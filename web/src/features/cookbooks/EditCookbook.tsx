import { Suspense } from 'react';
import type { CookbookDialogProps } from './CookbookDialog.js';
import { lazyPart } from '../../shared/theme/lazy-part.js';

const CookbookDialog = lazyPart(async () => ({ default: (await import('./CookbookDialog.js')).CookbookDialog }));

/** What belongs in a cookbook, new or old; the form for it is fetched when a user first wants it. */
export function EditCookbook(dialog: CookbookDialogProps) {
  return (
    <Suspense>
      <CookbookDialog {...dialog} />
    </Suspense>
  );
}
