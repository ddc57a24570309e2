import { useState } from 'react';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { UserOut } from '@larder/contracts/identity/user';
import { problemText } from '../../api/call-problem.js';
import { FormError } from '../../shared/forms/FormError.js';
import { fieldRules } from '../../shared/forms/rules.js';
import { useUpdateUserMutation } from '../../shared/session/account.api.js';
import { showToast } from '../../shared/toasts/toast.slice.js';

type OwnData = Pick<UserOut, 'username' | 'fullName' | 'email'>;

/** Name and address; what others see and what one signs in with. */
export function OwnDataForm({ user }: { user: UserOut }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const rules = fieldRules(t);
  const [update, { isLoading }] = useUpdateUserMutation();
  const [problem, setProblem] = useState<string | null>(null);

  const handleFinish = async (changes: OwnData) => {
    const { error } = await update({ ...user, ...changes });
    setProblem(error ? problemText(t, error) : null);
    if (!error) dispatch(showToast({ level: 'success', key: 'profile.saved' }));
  };

  return (
    <Form<OwnData>
      layout="vertical"
      initialValues={user}
      validateTrigger="onBlur"
      onFinish={(changes) => void handleFinish(changes)}
    >
      <Form.Item name="fullName" label={t('user.full-name')} rules={[rules.required]} required>
        <Input autoComplete="name" maxLength={255} />
      </Form.Item>
      <Form.Item name="username" label={t('user.username')} rules={[rules.required, rules.noWhitespace]} required>
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={255} />
      </Form.Item>
      <Form.Item name="email" label={t('user.email')} rules={[rules.required, rules.email]} required>
        <Input type="email" autoComplete="email" dir="ltr" maxLength={255} />
      </Form.Item>
      <FormError text={problem} />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('general.save')}
      </Button>
    </Form>
  );
}
