import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '../../../shared/forms/rules.js';

/** The name; the first field of every dialog. */
export function NameField() {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  return (
    <Form.Item name="name" label={t('general.name')} rules={[fieldRules(t).name]} required>
      <Input autoFocus maxLength={255} autoComplete="off" onPressEnter={() => form.submit()} />
    </Form.Item>
  );
}
