import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText, type CallResult } from './call-problem.js';
import { showToast } from '../shared/toasts/toast.slice.js';

export interface Save {
  /** The error of the last attempt; kept until the next one. */
  problem: string | null;
  /** Waits for a call and shows its outcome; resolves to true when it succeeded. */
  save: (call: PromiseLike<CallResult>) => Promise<boolean>;
}

/** The save helper of all forms: success shows a toast, failure a message at the form; the input is kept. */
export function useSave(successKey: string): Save {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (call: PromiseLike<CallResult>): Promise<boolean> => {
    setProblem(null);
    const { error } = await call;
    if (error) setProblem(problemText(t, error));
    else dispatch(showToast({ level: 'success', key: successKey }));
    return !error;
  };
  return { problem, save };
}
