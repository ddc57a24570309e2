import { useEffect, useState } from 'react';
import { lastFocused, restoreFocus, type FocusedElement } from './last-focus.js';

/**
 * Restores the focus to the element that opened a dialog: after its `open` becomes false or the dialog is unmounted,
 * also while it closes. A dialog with a closing animation calls the returned function at the end of it.
 */
export function useRestoreFocus(open: boolean): () => void {
  const [state, setState] = useState<{ open: boolean; opener: FocusedElement | null }>({ open: false, opener: null });
  // The opener is kept until the dialog is closed.
  if (open !== state.open) setState({ open, opener: open ? lastFocused() : state.opener });
  const { opener } = state;
  useEffect(() => {
    if (!open && !opener) return;
    return () => void setTimeout(() => restoreFocus(opener));
  }, [open, opener]);
  return () => {
    restoreFocus(opener);
    setState({ open, opener: null });
  };
}
