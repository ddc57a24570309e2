import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { FormPasswordInput } from '../../../shared/forms/password/FormPasswordInput.js';
import { fieldRules, PASSWORD_MAX } from '../../../shared/forms/rules.js';

/** Field `currentPassword` of a form for one's own account, shown while its field `email` differs from the account's. */
export function PasswordForNewEmail({ account }: { account: Pick<UserOut, 'email'> }) {
  const { t } = useTranslation();
  const email = Form.useWatch<string | undefined>('email', Form.useFormInstance());
  if (email === undefined || email.trim().toLowerCase() === account.email) return null;
  return (
    <Form.Item
      name="currentPassword"
      label={t('user.current-password')}
      extra={t('user.current-password-for-email')}
      rules={[fieldRules(t).required]}
      required
    >
      <FormPasswordInput autoComplete="current-password" maxLength={PASSWORD_MAX} />
    </Form.Item>
  );
}
