import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, statusOf } from '../../api/call-problem.js';
import { useSetUpSiteMutation } from './setup.api.js';

/** The server's status for a wrong initial password. */
const WRONG_PASSWORD = 400;

/** The input of the setup. */
export interface SetupValues {
  username: string;
  fullName: string;
  email: string;
  newPassword: string;
  /** Only requested when the installation has another initial password. */
  currentPassword?: string;
  makeGroupRecipesPublic: boolean;
  useSeedData: boolean;
}

/**
 * Saves the input in one request, which can be repeated after an error. `asksForPassword` is set once the server has
 * refused the default initial password.
 */
export function useSetup() {
  const { t, i18n } = useTranslation();
  const [setUp, { isLoading }] = useSetUpSiteMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [asksForPassword, setAsksForPassword] = useState(false);

  /** Resolves to true when everything is saved. */
  const submit = async (values: SetupValues): Promise<boolean> => {
    setProblem(null);
    const { error } = await setUp({
      username: values.username.trim(),
      fullName: values.fullName.trim(),
      email: values.email.trim(),
      password: values.newPassword,
      ...(values.currentPassword && { currentPassword: values.currentPassword }),
      makeGroupRecipesPublic: values.makeGroupRecipesPublic,
      useSeedData: values.useSeedData,
      locale: i18n.language,
    });
    if (!error) return true;
    if (statusOf(error) === WRONG_PASSWORD) setAsksForPassword(true);
    setProblem(problemText(t, error));
    return false;
  };
  return { submit, problem, busy: isLoading, asksForPassword };
}
