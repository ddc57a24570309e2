import { useEffect, useState } from 'react';
import { lastFocused, restoreFocus, type Focused } from './last-focus.js';

/**
 * Restores the focus to the element that opened a dialog: after the dialog is unmounted or its `open` becomes false.
 * A dialog with a closing animation calls the returned function at the end of it.
 */
export function useRestoreFocus(open: boolean): () => void {
  const [opening, setOpening] = useState<{ open: boolean; opener: Focused | null }>({ open: false, opener: null });
  // The opener is kept while the dialog closes.
  if (open !== opening.open) setOpening({ open, opener: open ? lastFocused() : opening.opener });
  const { opener } = opening;
  useEffect(() => {
    if (!open) return;
    return () => void setTimeout(() => restoreFocus(opener));
  }, [open, opener]);
  return () => restoreFocus(opener);
}
