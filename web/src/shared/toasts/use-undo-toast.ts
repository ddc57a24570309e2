import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { toastAction } from './toast-actions.js';
import { showToast } from './toast.slice.js';

/** Shows a toast with “Undo”: `showUndo('plan.deleted', () => restore(entry))`. */
export function useUndoToast(): (key: string, undo: () => void, values?: Record<string, string | number>) => void {
  const dispatch = useDispatch();
  return useCallback(
    (key, undo, values = {}) =>
      void dispatch(showToast({ level: 'info', key, values, action: toastAction('general.undo', undo) })),
    [dispatch],
  );
}
