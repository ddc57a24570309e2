import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { problemText } from '../../api/call-problem.js';
import { useClaimAccount, type NewAccount } from './use-claim-account.js';
import { useOpenToPublic } from './use-open-to-public.js';
import { useSeeds } from './use-seeds.js';

/** The input of the setup. */
export interface FirstSteps extends NewAccount {
  makeGroupRecipesPublic: boolean;
  useSeedData: boolean;
}

/** Saves the input in order and stops at the first error; a retry resumes there. */
export function useFirstSteps(user: UserOut) {
  const { t } = useTranslation();
  const { claim, asksForPassword } = useClaimAccount(user);
  const openToPublic = useOpenToPublic();
  const addSeeds = useSeeds();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /** Resolves to whether everything is saved. */
  const submit = async (answers: FirstSteps): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    const error =
      (await claim(answers)) ??
      (await openToPublic(user, answers.makeGroupRecipesPublic)) ??
      (answers.useSeedData ? await addSeeds() : undefined);
    setBusy(false);
    if (error) setProblem(problemText(t, error));
    return !error;
  };
  return { submit, problem, busy, asksForPassword };
}
