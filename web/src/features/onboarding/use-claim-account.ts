import { useRef, useState } from 'react';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { statusOf, type Failure } from '../../api/call-problem.js';
import { useChangePasswordMutation, useUpdateUserMutation } from '../../entities/session/account.api.js';
import { useSignInMutation } from '../../entities/session/session.api.js';

/** The initial password of a fresh installation. */
const SEED_PASSWORD = 'MyPassword';

export interface NewAccount {
  username: string;
  fullName: string;
  email: string;
  newPassword: string;
  /** Only requested when the installation has another initial password. */
  currentPassword?: string;
}

/** Replaces the default account: the password first, then the names. A retry resumes after the part that succeeded. */
export function useClaimAccount(user: UserOut) {
  const [changePassword] = useChangePasswordMutation();
  const [updateUser] = useUpdateUserMutation();
  const [signIn] = useSignInMutation();
  const savedPassword = useRef<string | null>(null);
  const [asksForPassword, setAsksForPassword] = useState(false);

  const savePassword = async ({ newPassword, currentPassword }: NewAccount): Promise<Failure | undefined> => {
    if (savedPassword.current === newPassword) return undefined;
    const current = savedPassword.current ?? (currentPassword || SEED_PASSWORD);
    const { error } = await changePassword({ currentPassword: current, newPassword });
    if (!error) savedPassword.current = newPassword;
    else if (statusOf(error) === 400) setAsksForPassword(true);
    return error;
  };

  const saveName = async ({ username, fullName, email, newPassword }: NewAccount): Promise<Failure | undefined> => {
    const names = { username: username.trim(), fullName: fullName.trim(), email: email.trim() };
    const account = { ...user, ...names, currentPassword: newPassword };
    const { error } = await updateUser(account);
    if (!error || statusOf(error) !== 401) return error;
    // A changed password may end all sessions, also this one: sign in with the new password.
    const { error: refused } = await signIn({ username: user.email, password: newPassword, rememberMe: false });
    return refused ?? (await updateUser(account)).error;
  };

  /** Resolves to the error, if any. */
  const claim = async (account: NewAccount): Promise<Failure | undefined> =>
    (await savePassword(account)) ?? (await saveName(account));

  return { claim, asksForPassword };
}
