import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { BlurForm } from '../../../../shared/forms/BlurForm.js';
import { useSave } from '../../../../api/use-save.js';
import { FormActions } from '../../../../shared/forms/FormActions.js';
import { NewPasswordFields } from '../../../../entities/session/account-forms/NewPasswordFields.js';
import { FormPasswordInput } from '../../../../shared/forms/password/FormPasswordInput.js';
import { fieldRules, PASSWORD_MAX } from '../../../../shared/forms/rules.js';
import { useChangePasswordMutation, type PasswordChange } from '../../../../entities/session/account.api.js';

/** The old password and a new one; cleared after the change. */
export function PasswordForm() {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const [form] = Form.useForm<PasswordChange>();
  const [change, { isLoading }] = useChangePasswordMutation();
  const { save, problem } = useSave('user.password-updated');

  const handleFinish = async ({ currentPassword, newPassword }: PasswordChange) => {
    if (await save(change({ currentPassword, newPassword }))) form.resetFields();
  };

  return (
    <BlurForm<PasswordChange> form={form} onFinish={(values) => void handleFinish(values)}>
      <Form.Item name="currentPassword" label={t('user.current-password')} rules={[rules.required]} required>
        <FormPasswordInput autoComplete="current-password" maxLength={PASSWORD_MAX} />
      </Form.Item>
      <NewPasswordFields />
      <FormActions problem={problem} busy={isLoading} label={t('user.change-password')} />
    </BlurForm>
  );
}
