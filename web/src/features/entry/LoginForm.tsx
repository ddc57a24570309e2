import { useRef, useState } from 'react';
import { Button, Checkbox, Form, Input, type InputRef } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { PasswordInput } from '../../shared/forms/PasswordInput.js';
import { useSignInMutation, type Credentials } from '../../shared/session/session.api.js';
import { showToast } from '../../shared/toasts/toast.slice.js';
import { FormError } from '../../shared/forms/FormError.js';
import { signInProblem } from './sign-in-problem.js';

const EMPTY: Credentials = { username: '', password: '', rememberMe: false };

/** Name, password, remember me. A failed try keeps what was typed and returns to the password. */
export function LoginForm({ onSignedIn, disabled }: { onSignedIn?: () => void; disabled?: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [signIn, { isLoading }] = useSignInMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const password = useRef<InputRef>(null);

  const refuse = (key: string) => {
    setProblem(key);
    dispatch(showToast({ level: 'error', key }));
    password.current?.focus({ cursor: 'all' });
  };
  const handleFinish = async (credentials: Credentials) => {
    if (!credentials.username.trim() || !credentials.password)
      return refuse('user.please-enter-your-email-and-password');
    setProblem(null);
    const { error } = await signIn(credentials);
    if (error) refuse(signInProblem(error));
    else onSignedIn?.();
  };

  return (
    <Form<Credentials>
      layout="vertical"
      size="large"
      initialValues={EMPTY}
      onFinish={(values) => void handleFinish(values)}
    >
      <Form.Item name="username" label={t('user.email-or-username')}>
        <Input name="login" autoFocus autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item name="password" label={t('user.password')}>
        <PasswordInput
          ref={password}
          name="password"
          autoComplete="current-password"
          aria-describedby="login-problem"
        />
      </Form.Item>
      <FormError id="login-problem" text={problem && t(problem)} />
      <Form.Item name="rememberMe" valuePropName="checked">
        <Checkbox>{t('user.remember-me')}</Checkbox>
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={isLoading} disabled={disabled}>
        {t('user.login')}
      </Button>
    </Form>
  );
}
