import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, statusOf } from '../../api/call-problem.js';
import { useSetUpSiteMutation } from './setup.api.js';

/** The input of the setup. */
export interface FirstSteps {
  username: string;
  fullName: string;
  email: string;
  newPassword: string;
  /** Only requested when the installation has another initial password. */
  currentPassword?: string;
  makeGroupRecipesPublic: boolean;
  useSeedData: boolean;
}

/** Saves the input by one request, which can be repeated after an error. */
export function useFirstSteps() {
  const { t, i18n } = useTranslation();
  const [setUp, { isLoading }] = useSetUpSiteMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [asksForPassword, setAsksForPassword] = useState(false);

  /** Resolves to whether everything is saved. */
  const submit = async (steps: FirstSteps): Promise<boolean> => {
    setProblem(null);
    const { error } = await setUp({
      username: steps.username.trim(),
      fullName: steps.fullName.trim(),
      email: steps.email.trim(),
      password: steps.newPassword,
      ...(steps.currentPassword && { currentPassword: steps.currentPassword }),
      makeGroupRecipesPublic: steps.makeGroupRecipesPublic,
      useSeedData: steps.useSeedData,
      locale: i18n.language,
    });
    if (!error) return true;
    if (statusOf(error) === WRONG_PASSWORD) setAsksForPassword(true);
    setProblem(problemText(t, error));
    return false;
  };
  return { submit, problem, busy: isLoading, asksForPassword };
}

const WRONG_PASSWORD = 400;
