import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText, type Failure } from '../../api/call-problem.js';
import { showToast } from '../../shared/toasts/toast.slice.js';

/** Waits for a change and shows its outcome, with the given text on success; resolves to whether it succeeded. */
export function useOutcome(done: string) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return async (call: PromiseLike<{ error?: Failure | undefined }>): Promise<boolean> => {
    const { error } = await call;
    const text = error ? problemText(t, error) : done;
    dispatch(showToast({ level: error ? 'error' : 'success', text }));
    return !error;
  };
}
