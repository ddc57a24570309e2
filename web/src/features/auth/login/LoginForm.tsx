import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { Button } from '../../../shared/ui/controls/Button.js';
import { Checkbox } from '../../../shared/ui/controls/Checkbox.js';
import { TextInput } from '../../../shared/ui/controls/TextInput.js';
import { PasswordInput } from '../../../shared/forms/password/PasswordInput.js';
import { useSignInMutation, type Credentials } from '../../../entities/session/session.api.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { signInProblemKey } from '../sign-in-problem.js';
import styles from './LoginForm.module.css';

export interface LoginFormProps {
  onSignedIn: (user: UserOut) => void;
  /** A name that is already known, for example of a new account: only the password is missing. */
  username?: string | undefined;
  disabled?: boolean;
}

/**
 * Name, password, remember me. After a failed attempt the input stays, and the field to be corrected gets the focus: the
 * name when it is missing, else the password.
 */
export function LoginForm({ onSignedIn, username, disabled }: LoginFormProps) {
  const { t } = useTranslation();
  const [signIn, { isLoading }] = useSignInMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [name, password] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [nameId, passwordId] = [useId(), useId()];

  const showProblem = (key: string, { current: field } = password) => {
    setProblem(key);
    field?.select();
    field?.focus();
  };
  const handleSubmit = async (credentials: Credentials) => {
    const isUnnamed = credentials.username.trim() === '';
    if (isUnnamed || !credentials.password)
      return showProblem('user.please-enter-your-email-and-password', isUnnamed ? name : password);
    setProblem(null);
    const { data: user, error } = await signIn(credentials);
    if (error) showProblem(signInProblemKey(error));
    else onSignedIn(user);
  };

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(credentialsIn(event))}>
      <label htmlFor={nameId}>{t('user.email-or-username')}</label>
      <TextInput
        ref={name}
        id={nameId}
        name="login"
        size="large"
        defaultValue={username}
        autoFocus={!username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <label htmlFor={passwordId}>{t('user.password')}</label>
      <PasswordInput
        ref={password}
        id={passwordId}
        name="password"
        size="large"
        autoFocus={Boolean(username)}
        autoComplete="current-password"
        aria-describedby="login-problem"
      />
      <FormError id="login-problem" text={problem && t(problem)} />
      <Checkbox name="rememberMe">{t('user.remember-me')}</Checkbox>
      <Button type="primary" htmlType="submit" size="large" block loading={isLoading} disabled={disabled}>
        {t('user.login')}
      </Button>
    </form>
  );
}

/** The values of the inputs: read on submit, since password managers fill them without events. */
function credentialsIn(event: FormEvent<HTMLFormElement>): Credentials {
  event.preventDefault();
  const { elements } = event.currentTarget;
  const field = (name: string) => elements.namedItem(name) as HTMLInputElement | null; // the form has no other fields
  return {
    username: field('login')?.value ?? '',
    password: field('password')?.value ?? '',
    rememberMe: field('rememberMe')?.checked ?? false,
  };
}
