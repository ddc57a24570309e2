import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText, type Failure } from '../../api/call-problem.js';
import { showToast } from '../../shared/toasts/toast.slice.js';

/** Waits for a deletion and tells how it went; resolves to whether the thing is gone. */
export function useDeletion(gone: string) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return async (call: PromiseLike<{ error?: Failure | undefined }>): Promise<boolean> => {
    const { error } = await call;
    const text = error ? problemText(t, error) : gone;
    dispatch(showToast({ level: error ? 'error' : 'success', text }));
    return !error;
  };
}
