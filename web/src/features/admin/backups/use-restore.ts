import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText, type Failure } from '../../../api/call-problem.js';
import { signInAgain } from '../../../api/base-query/sign-in-again.js';
import { useClearSession } from '../../../entities/session/use-sign-out.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { useMergeBackupMutation, useRestoreBackupMutation } from './backups.api.js';
import type { RestoreMode } from './RestoreChoice.js';

/** Restores a backup, or adds it to the site. `problem` is the failure of the last attempt. */
export function useRestore(onAdded: () => void) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const clearSession = useClearSession();
  const [restore, { isLoading: isRestoring }] = useRestoreBackupMutation();
  const [merge, { isLoading: isMerging }] = useMergeBackupMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (sentence: string, error: Failure) => setProblem(`${sentence}: ${problemText(t, error)}`);
  const succeed = (text: string) => dispatch(showToast({ level: 'success', text }));

  const replaceBy = async (name: string, passphrase: string) => {
    // The restore ends the session: the sign-in dialog is suppressed meanwhile.
    signInAgain.disable();
    const { error } = await restore({ name, passphrase });
    if (error) {
      signInAgain.enable();
      return fail(t('settings.backup.restore-fail'), error);
    }
    await clearSession();
    succeed(t('settings.backup.restore-success'));
  };
  const add = async (name: string, passphrase: string) => {
    const { error } = await merge({ name, passphrase });
    if (error) return fail(t('backup.merge-fail'), error);
    succeed(t('backup.merge-success'));
    onAdded();
  };
  const run = (mode: RestoreMode, name: string, passphrase: string) => {
    setProblem(null);
    return mode === 'merge' ? add(name, passphrase) : replaceBy(name, passphrase);
  };
  return { run, isLoading: isRestoring || isMerging, problem };
}
