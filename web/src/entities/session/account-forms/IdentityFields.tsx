import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { fieldRules } from '../../../shared/forms/rules.js';
import { useUniqueRule } from './use-unique-rule.js';

export interface IdentityFieldsProps {
  /** The current account; absent for a new one. */
  account?: Pick<UserOut, 'username' | 'email'>;
  autoFocus?: boolean;
  /** The directory or provider that manages username and e-mail, which then cannot be changed here. */
  managedBy?: string | undefined;
}

/** The fields `fullName`, `username` and `email`; the last two are unique. */
export function IdentityFields({ account, autoFocus = false, managedBy }: IdentityFieldsProps) {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const uniqueName = useUniqueRule('username', account?.username);
  const uniqueEmail = useUniqueRule('email', account?.email);
  return (
    <>
      <Form.Item name="fullName" label={t('user.full-name')} rules={[rules.required]} validateFirst required>
        <Input autoFocus={autoFocus} autoComplete="name" maxLength={255} />
      </Form.Item>
      <Form.Item
        name="username"
        label={t('user.username')}
        rules={managedBy ? [] : [rules.required, rules.noWhitespace, uniqueName]}
        validateFirst
        required={!managedBy}
      >
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          readOnly={Boolean(managedBy)}
        />
      </Form.Item>
      <Form.Item
        name="email"
        label={t('user.email')}
        rules={managedBy ? [] : [rules.required, rules.email, uniqueEmail]}
        validateFirst
        required={!managedBy}
        extra={managedBy && t('user.names-managed-elsewhere', { method: managedBy })}
      >
        <Input type="email" autoComplete="email" dir="ltr" maxLength={255} readOnly={Boolean(managedBy)} />
      </Form.Item>
    </>
  );
}
