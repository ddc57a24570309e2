import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { showToast } from '../shared/toasts/toast.slice.js';
import { problemText, type CallResult } from './call-problem.js';

/** The toast of a call that succeeded: the key of its text, with the values. */
export interface SuccessToast {
  key: string;
  values?: Record<string, string | number>;
}

/**
 * For actions outside of forms: waits for a call and shows its outcome as a toast, success only with `success`.
 * Resolves to true when the call succeeded.
 */
export function useOutcomeToast(): (call: PromiseLike<CallResult>, success?: SuccessToast) => Promise<boolean> {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return async (call, success) => {
    const { error } = await call;
    if (error) dispatch(showToast({ level: 'error', text: problemText(t, error) }));
    else if (success) dispatch(showToast({ level: 'success', ...success }));
    return !error;
  };
}
