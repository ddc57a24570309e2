import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/user';
import { FormError } from '../../shared/forms/FormError.js';
import { NewPasswordFields } from '../../shared/forms/NewPasswordFields.js';
import { PasswordInput } from '../../shared/forms/PasswordInput.js';
import { fieldRules, PASSWORD_MAX } from '../../shared/forms/rules.js';
import { useClaimAccount, type NewAccount } from './use-claim-account.js';

const EMPTY: NewAccount = { username: '', fullName: '', email: '', newPassword: '', currentPassword: '' };

/** Name, address and password that replace the default ones. */
export function ClaimAccountForm({ user }: { user: UserOut }) {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const { claim, problem, busy, asksForPassword } = useClaimAccount(user);
  return (
    <Form<NewAccount>
      layout="vertical"
      size="large"
      initialValues={EMPTY}
      validateTrigger="onBlur"
      scrollToFirstError
      onFinish={(values) => void claim(values)}
    >
      <Form.Item name="fullName" label={t('user.full-name')} rules={[rules.required]} required>
        <Input autoFocus autoComplete="name" maxLength={255} />
      </Form.Item>
      <Form.Item name="username" label={t('user.username')} rules={[rules.required, rules.noWhitespace]} required>
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={255} />
      </Form.Item>
      <Form.Item name="email" label={t('user.email')} rules={[rules.required, rules.email]} required>
        <Input type="email" autoComplete="email" dir="ltr" maxLength={255} />
      </Form.Item>
      {asksForPassword && (
        <Form.Item name="currentPassword" label={t('user.current-password')} rules={[rules.required]} required>
          <PasswordInput autoComplete="current-password" maxLength={PASSWORD_MAX} />
        </Form.Item>
      )}
      <NewPasswordFields />
      <FormError text={problem} />
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {t('admin.setup.save-and-start')}
      </Button>
    </Form>
  );
}
