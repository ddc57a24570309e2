import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText, type Failure } from './call-problem.js';
import { showToast } from '../shared/toasts/toast.slice.js';

/** Something that was sent to the server and has succeeded or failed. */
type Outcome = { error?: Failure | undefined };

export interface Save {
  /** Why the last try failed; stays by the form until the next one. */
  problem: string | null;
  /** Waits for a call and says how it went; true when it succeeded. */
  save: (call: PromiseLike<Outcome>) => Promise<boolean>;
}

/** The one way forms save: success is a toast, failure a sentence by the form, and nothing typed is lost. */
export function useSave(successKey: string): Save {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (call: PromiseLike<Outcome>): Promise<boolean> => {
    setProblem(null);
    const { error } = await call;
    if (error) setProblem(problemText(t, error));
    else dispatch(showToast({ level: 'success', key: successKey }));
    return !error;
  };
  return { problem, save };
}
