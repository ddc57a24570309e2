import { useState } from 'react';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText } from '../../../../api/call-problem.js';
import { FormError } from '../../../../shared/forms/FormError.js';
import { NewPasswordFields } from '../../../../entities/session/account-forms/NewPasswordFields.js';
import { FormPasswordInput } from '../../../../shared/forms/password/FormPasswordInput.js';
import { fieldRules, PASSWORD_MAX } from '../../../../shared/forms/rules.js';
import { useChangePasswordMutation, type PasswordChange } from '../../../../entities/session/account.api.js';
import { showToast } from '../../../../shared/toasts/toast.slice.js';

/** The old password and a new one; cleared after the change. */
export function PasswordForm() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const rules = fieldRules(t);
  const [form] = Form.useForm<PasswordChange>();
  const [change, { isLoading }] = useChangePasswordMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const handleFinish = async ({ currentPassword, newPassword }: PasswordChange) => {
    const { error } = await change({ currentPassword, newPassword });
    setProblem(error ? problemText(t, error) : null);
    if (error) return;
    form.resetFields();
    dispatch(showToast({ level: 'success', key: 'user.password-updated' }));
  };

  return (
    <Form<PasswordChange>
      form={form}
      layout="vertical"
      validateTrigger="onBlur"
      onFinish={(values) => void handleFinish(values)}
    >
      <Form.Item name="currentPassword" label={t('user.current-password')} rules={[rules.required]} required>
        <FormPasswordInput autoComplete="current-password" maxLength={PASSWORD_MAX} />
      </Form.Item>
      <NewPasswordFields />
      <FormError text={problem} />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('user.change-password')}
      </Button>
    </Form>
  );
}
