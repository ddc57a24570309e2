import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { BlurForm } from '../../../shared/forms/BlurForm.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { fieldRules } from '../../../shared/forms/rules.js';
import { useSave } from '../../../api/use-save.js';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title.js';
import { AuthFrame } from '../../../entities/session/account-forms/AuthFrame.js';
import { Notice } from '../../../shared/ui/page/Notice.js';
import { BackToLogin } from '../BackToLogin.js';
import { useForgotPasswordMutation } from '../auth.api.js';
import { requestProblem } from '../request-problem.js';

/** Requests a link for a new password. The response does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const [send, { isLoading, isSuccess, error }] = useForgotPasswordMutation();
  const { save } = useSave('profile.email-sent');
  useDocumentTitle(t('user.forgot-password'));

  return (
    <AuthFrame title={t('user.forgot-password')} text={t('user.forgot-password-text')}>
      {isSuccess && (
        <Notice level="success" title={t('profile.email-sent')}>
          {t('user.reset-mail-sent-text')}
        </Notice>
      )}
      <BlurForm<{ email: string }> size="large" onFinish={({ email }) => void save(send({ email: email.trim() }))}>
        <Form.Item name="email" label={t('user.email')} rules={[rules.required, rules.email]} validateFirst required>
          <Input type="email" autoFocus autoComplete="email" dir="ltr" maxLength={255} />
        </Form.Item>
        <FormError text={error && requestProblem(t, error, { 500: 'profile.error-sending-email' })} />
        <Button type="primary" htmlType="submit" size="large" block loading={isLoading}>
          {t('user.send-reset-link')}
        </Button>
      </BlurForm>
      <BackToLogin />
    </AuthFrame>
  );
}
