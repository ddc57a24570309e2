import { useEffect, useMemo } from 'react';
import { lastFocused, restoreFocus } from './last-focus.js';

/**
 * Restores the focus to the element that opened a dialog: after the dialog is unmounted or its `open` becomes false.
 * A dialog with a closing animation calls the returned function at the end of it.
 */
export function useRestoreFocus(open: boolean): () => void {
  const opener = useMemo(() => (open ? lastFocused() : null), [open]);
  useEffect(() => {
    if (!open) return;
    return () => void setTimeout(() => restoreFocus(opener));
  }, [open, opener]);
  return () => restoreFocus(opener);
}
