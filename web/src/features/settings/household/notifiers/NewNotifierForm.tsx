import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../../api/use-save.js';
import { FormActions } from '../../../../shared/forms/FormActions.js';
import { fieldRules } from '../../../../shared/forms/rules.js';
import { useCreateNotifierMutation } from './notifiers.api.js';

interface Values {
  name: string;
  appriseUrl: string;
}

/** The form for a new notifier: name and address; its events are selected afterwards. */
export function NewNotifierForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const [create, { isLoading }] = useCreateNotifierMutation();
  const { save, problem } = useSave('notifier.created');
  const handleFinish = async (values: Values) => {
    if (await save(create(values))) onDone();
  };
  return (
    <Form<Values>
      name="notifier-new"
      layout="vertical"
      initialValues={{ name: '', appriseUrl: '' }}
      onFinish={(values) => void handleFinish(values)}
    >
      <Form.Item name="name" label={t('general.name')} rules={[rules.name]} required>
        <Input autoFocus maxLength={255} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="appriseUrl"
        label={t('notifier.url')}
        extra={t('notifier.url-hint')}
        rules={[rules.required]}
        required
      >
        <Input dir="ltr" maxLength={10_000} autoComplete="off" placeholder="gotify://" />
      </Form.Item>
      <FormActions problem={problem} busy={isLoading} label={t('general.create')}>
        <Button onClick={onDone}>{t('general.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
