import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/call-problem.js';
import { FormError } from '../../../shared/forms/FormError.js';
import { useCreateRecipeMutation } from '../import.api.js';
import { useOpenRecipe } from '../use-open-recipe.js';

/** A new recipe with a name only. */
export function CreateByNamePage() {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ name: string }>();
  const name = (Form.useWatch('name', form) as string | undefined) ?? '';
  const [create, { isLoading, error }] = useCreateRecipeMutation();
  const openRecipe = useOpenRecipe();

  const handleFinish = async () => {
    const { data: slug } = await create({ name: name.trim() });
    if (slug) await openRecipe(slug, 'edit');
  };

  return (
    <Form form={form} layout="vertical" size="large" initialValues={{ name: '' }} onFinish={() => void handleFinish()}>
      <Form.Item
        name="name"
        label={t('new-recipe.recipe-name')}
        extra={t('recipe.new-recipe-names-must-be-unique')}
        required
      >
        <Input autoFocus maxLength={255} autoComplete="off" />
      </Form.Item>
      <FormError text={error && problemText(t, error)} />
      <Button type="primary" htmlType="submit" block loading={isLoading} disabled={!name.trim()}>
        {t('general.create')}
      </Button>
    </Form>
  );
}
