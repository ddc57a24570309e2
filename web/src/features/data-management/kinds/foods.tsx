import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../../entities/catalogue/catalogue.api.js';
import { SwitchField } from '../../../shared/forms/fields/SwitchField.js';
import { LabelChip } from '../../../entities/catalogue/LabelChip.js';
import { AliasField } from './AliasField.js';
import { createdColumn, flagColumn, idColumn, nameColumn } from './common-columns.js';
import type { KindSpec } from './kind-spec.js';
import { NameField } from './NameField.js';
import { normalizeFood } from './normalize-draft.js';

/** Foods. */
export const FOODS: KindSpec<'foods'> = {
  kind: 'foods',
  icon: 'apple',
  columns: (t, language) => [
    nameColumn(t),
    { key: 'pluralName', title: t('data.plural-name'), text: ({ pluralName }) => pluralName ?? '' },
    { key: 'description', title: t('data.description'), text: ({ description }) => description },
    {
      key: 'label',
      title: t('data.label'),
      text: ({ label }) => label?.name ?? '',
      render: ({ label }) => label && <LabelChip label={label} />,
    },
    flagColumn('onHand', t('data.on-hand'), t),
    { key: 'aliases', title: t('data.aliases'), text: ({ aliases }) => names(aliases), hidden: true },
    createdColumn(t, language),
    idColumn(t),
  ],
  sort: { key: 'createdAt', descending: true },
  Fields: FoodFields,
  blank: { name: '', pluralName: '', description: '', onHand: false, labelId: null, aliases: [] },
  draftOf: ({ name, pluralName, description, extras, onHand, labelId, aliases }) => ({
    name,
    pluralName,
    description,
    extras,
    onHand,
    labelId,
    aliases,
  }),
  normalize: normalizeFood,
};

/** Names joined to one searchable text. */
export function names(aliases: readonly { name: string }[]): string {
  return aliases.map(({ name }) => name).join(', ');
}

function FoodFields() {
  const { t } = useTranslation();
  const { records: labels = [] } = useCatalogue('labels');
  return (
    <>
      <NameField />
      <Form.Item name="pluralName" label={t('data.plural-name')} extra={t('data.plural-name-hint')}>
        <Input maxLength={255} />
      </Form.Item>
      <Form.Item name="description" label={t('data.description')}>
        <Input maxLength={10_000} />
      </Form.Item>
      <Form.Item name="labelId" label={t('data.label')}>
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          options={labels.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <AliasField />
      <SwitchField name="onHand" label={t('data.on-hand')} hint={t('data.on-hand-hint')} />
    </>
  );
}
