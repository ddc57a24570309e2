import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TokenOut } from '@larder/contracts/identity/tenants/user';
import { FormActions } from '../../../../shared/forms/FormActions.js';
import { fieldRules } from '../../../../shared/forms/rules.js';
import { useSave } from '../../../../api/use-save.js';
import { useCreateTokenMutation } from '../account-pages.api.js';

/** The name of a token, which identifies the program that uses it. */
export function NewTokenForm({ onCreated }: { onCreated: (token: TokenOut) => void }) {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const [create, { isLoading }] = useCreateTokenMutation();
  const { save, problem } = useSave('settings.token.token-created');

  const handleFinish = async ({ name }: { name: string }) => {
    const call = create({ name: name.trim() });
    if (await save(call)) onCreated(await call.unwrap());
  };
  return (
    <Form<{ name: string }> layout="vertical" onFinish={(values) => void handleFinish(values)}>
      <Form.Item
        name="name"
        label={t('settings.token.token-name')}
        extra={t('settings.token.token-name-hint')}
        rules={[rules.required]}
        required
      >
        <Input maxLength={255} autoComplete="off" />
      </Form.Item>
      <FormActions problem={problem} busy={isLoading} label={t('settings.token.generate')} />
    </Form>
  );
}
