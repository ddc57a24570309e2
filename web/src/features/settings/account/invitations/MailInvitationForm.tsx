import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText } from '../../../../api/call-problem.js';
import { fieldRules } from '../../../../shared/forms/rules.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { showToast } from '../../../../shared/toasts/toast.slice.js';
import { useMailInvitationMutation } from '../account-pages.api.js';
import styles from './MailInvitationForm.module.css';

/** Sends the invitation link to an e-mail address. */
export function MailInvitationForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const rules = fieldRules(t);
  const [form] = Form.useForm<{ email: string }>();
  const [send, { isLoading }] = useMailInvitationMutation();

  const handleFinish = async ({ email }: { email: string }) => {
    const { data, error } = await send({ email: email.trim(), token });
    if (error) dispatch(showToast({ level: 'error', text: problemText(t, error) }));
    else if (!data.success) dispatch(showToast({ level: 'error', key: 'profile.error-sending-email' }));
    else {
      form.resetFields();
      dispatch(showToast({ level: 'success', key: 'profile.email-sent' }));
    }
  };
  return (
    <Form<{ email: string }> form={form} className={styles.form} onFinish={(values) => void handleFinish(values)}>
      <Form.Item name="email" rules={[rules.required, rules.email]} validateFirst className={styles.field}>
        <Input type="email" dir="ltr" aria-label={t('user.email')} placeholder={t('user.email')} autoComplete="off" />
      </Form.Item>
      <Button htmlType="submit" loading={isLoading} icon={<Icon name="mail" size={18} />}>
        {t('profile.send-by-mail')}
      </Button>
    </Form>
  );
}
