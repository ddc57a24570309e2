import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { noOptionsText } from '../../../shared/forms/fields/no-options-text.js';
import { fieldRules } from '../../../shared/forms/rules.js';
import { useGetGroupsQuery, useGetHouseholdsQuery } from '../admin.api.js';

/** The group and household of a user, by name as the API expects; only households of the chosen group. */
export function TenantFields({ groupFixed = false }: { groupFixed?: boolean }) {
  const { t } = useTranslation();
  const rules = fieldRules(t);
  const form = Form.useFormInstance();
  const group = Form.useWatch<string | undefined>('group', form);
  const groups = useGetGroupsQuery();
  const households = useGetHouseholdsQuery();
  const ofGroup = (households.data?.items ?? []).filter((household) => household.group === group);
  const options = (items: readonly { name: string }[]) => items.map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      <Form.Item name="group" label={t('group.group')} rules={[rules.required]} required>
        <Select
          disabled={groupFixed}
          options={options(groups.data?.items ?? [])}
          notFoundContent={noOptionsText(t, groups)}
          onChange={() => form.resetFields(['household'])}
        />
      </Form.Item>
      <Form.Item name="household" label={t('household.household')} rules={[rules.required]} required>
        <Select options={options(ofGroup)} disabled={!group} notFoundContent={noOptionsText(t, households)} />
      </Form.Item>
    </>
  );
}
