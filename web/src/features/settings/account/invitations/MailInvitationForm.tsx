import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
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
    const { data } = await send({ email: email.trim(), token });
    if (data?.success) form.resetFields();
    dispatch(
      showToast(
        data?.success
          ? { level: 'success', key: 'profile.email-sent' }
          : { level: 'error', key: 'profile.error-sending-email' },
      ),
    );
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
