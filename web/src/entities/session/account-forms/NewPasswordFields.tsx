import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormPasswordInput } from '../../../shared/forms/password/FormPasswordInput.js';
import { fieldRules, PASSWORD_MAX } from '../../../shared/forms/rules.js';
import { StrengthMeter } from '../../../shared/forms/password/StrengthMeter.js';

/** A new password with its strength, and its confirmation. Fields `newPassword` and `confirmation`. */
export function NewPasswordFields() {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const password = (Form.useWatch('newPassword') as string | undefined) ?? '';
  return (
    <>
      <Form.Item
        name="newPassword"
        label={t('user.new-password')}
        rules={[rules.required, rules.passwordLength]}
        validateFirst
        extra={<StrengthMeter password={password} />}
        required
      >
        <FormPasswordInput autoComplete="new-password" maxLength={PASSWORD_MAX} />
      </Form.Item>
      <Form.Item
        name="confirmation"
        label={t('user.confirm-password')}
        dependencies={['newPassword']}
        rules={[rules.required, rules.sameAs('newPassword')]}
        validateFirst
        required
      >
        <FormPasswordInput autoComplete="new-password" maxLength={PASSWORD_MAX} />
      </Form.Item>
    </>
  );
}
