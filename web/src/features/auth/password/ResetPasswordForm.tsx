import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BlurForm } from '../../../shared/forms/BlurForm.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { NewPasswordFields } from '../../../entities/session/account-forms/NewPasswordFields.js';
import { fieldRules } from '../../../shared/forms/rules.js';
import { useSave } from '../../../api/use-save.js';
import { useResetPasswordMutation } from '../auth.api.js';
import { requestProblem } from '../request-problem.js';

/** Unknown, used and expired links get the same response, so that it does not reveal whose link it was. */
const PROBLEMS = { 400: 'user.reset-link-invalid' };

interface ResetPasswordValues {
  email: string;
  newPassword: string;
  confirmation: string;
}

/** The e-mail address, which the link does not contain, and the new password twice. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const rules = fieldRules(t);
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const { save } = useSave('user.password-updated');

  const handleFinish = async ({ email, newPassword, confirmation }: ResetPasswordValues) => {
    const body = { token, email: email.trim(), password: newPassword, passwordConfirm: confirmation };
    if (await save(reset(body))) await navigate('/login?direct=1');
  };
  return (
    <BlurForm<ResetPasswordValues> size="large" onFinish={(values) => void handleFinish(values)}>
      <Form.Item name="email" label={t('user.email')} rules={[rules.required, rules.email]} validateFirst required>
        <Input type="email" autoFocus autoComplete="email" dir="ltr" maxLength={255} />
      </Form.Item>
      <NewPasswordFields />
      <FormError text={error && requestProblem(t, error, PROBLEMS)} />
      <Button type="primary" htmlType="submit" size="large" block loading={isLoading} disabled={!token}>
        {t('user.reset-password')}
      </Button>
    </BlurForm>
  );
}
