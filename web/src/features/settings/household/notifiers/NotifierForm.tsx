import { Form, Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Notifier, Subscriptions } from '@larder/contracts/admin/notifier';
import { useSave } from '../../../../api/use-save.js';
import { FormActions } from '../../../../shared/forms/FormActions.js';
import { fieldRules } from '../../../../shared/forms/rules.js';
import { saveTouched } from '../../../../shared/forms/touched-values.js';
import { EventFields } from './EventFields.js';
import { NotifierActions } from './NotifierActions.js';
import { useUpdateNotifierMutation } from './notifiers.api.js';

interface Values {
  enabled: boolean;
  name: string;
  appriseUrl: string;
  options: Partial<Subscriptions>;
}

/** The events and address of a notifier. The stored address is not returned by the server. */
export function NotifierForm({ notifier }: { notifier: Notifier }) {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const [form] = Form.useForm<Values>();
  const [update, { isLoading }] = useUpdateNotifierMutation();
  const { save, problem } = useSave('notifier.saved');
  const { id, name, enabled, options } = notifier;

  const handleFinish = async () => {
    const isSaved = await saveTouched(form, (values) => save(update({ ...values, id })));
    if (isSaved) form.setFieldValue('appriseUrl', '');
  };
  return (
    <Form<Values>
      form={form}
      name={`notifier-${id}`}
      layout="vertical"
      initialValues={{ name, enabled, options, appriseUrl: '' }}
      onFinish={() => void handleFinish()}
    >
      <Form.Item name="enabled" label={t('notifier.enabled')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="name" label={t('general.name')} rules={[rules.name]} required>
        <Input maxLength={255} autoComplete="off" />
      </Form.Item>
      <Form.Item name="appriseUrl" label={t('notifier.url')} extra={t('notifier.url-unchanged')}>
        <Input dir="ltr" maxLength={10_000} autoComplete="off" />
      </Form.Item>
      <EventFields />
      <FormActions problem={problem} busy={isLoading}>
        <NotifierActions notifier={notifier} />
      </FormActions>
    </Form>
  );
}
