import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '../../../shared/forms/rules.js';
import { idColumn } from './common-columns.js';
import type { KindSpec } from './kind-spec.js';

/** Recipe actions. */
export const RECIPE_ACTIONS: KindSpec<'recipe-actions'> = {
  kind: 'recipe-actions',
  icon: 'forward',
  columns: (t) => [
    { key: 'title', title: t('data.action-title'), text: ({ title }) => title },
    {
      key: 'url',
      title: t('data.action-url'),
      text: ({ url }) => url,
      render: ({ url }) => <bdi dir="ltr">{url}</bdi>,
    },
    {
      key: 'actionType',
      title: t('data.action-type'),
      text: ({ actionType }) => t(`data.action-type-${actionType}`),
    },
    idColumn(t),
  ],
  sort: { key: 'title', descending: false },
  Fields: ActionFields,
  blank: { title: '', url: '', actionType: 'link' },
  draftOf: ({ title, url, actionType }) => ({ title, url, actionType }),
};

function ActionFields() {
  const { t } = useTranslation();
  const { required } = fieldRules(t);
  const form = Form.useFormInstance();
  return (
    <>
      <Form.Item name="title" label={t('data.action-title')} rules={[required]} required>
        <Input autoFocus maxLength={255} onPressEnter={() => form.submit()} />
      </Form.Item>
      <Form.Item
        name="url"
        label={t('data.action-url')}
        extra={t('data.action-url-hint', { url: '${url}', id: '${id}', slug: '${slug}' })}
        rules={[required]}
        required
      >
        <Input dir="ltr" inputMode="url" placeholder="https://" />
      </Form.Item>
      <Form.Item name="actionType" label={t('data.action-type')} required>
        <Select
          options={(['link', 'post'] as const).map((type) => ({
            value: type,
            label: t(`data.action-type-${type}-long`),
          }))}
        />
      </Form.Item>
    </>
  );
}
