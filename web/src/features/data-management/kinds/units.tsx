import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../../shared/forms/fields/SwitchField.js';
import { AliasField } from './AliasField.js';
import { createdColumn, flagColumn, idColumn, nameColumn } from './common-columns.js';
import { names } from './foods.js';
import type { KindSpec } from './kind-spec.js';
import { NameField } from './NameField.js';
import { normalizeUnit } from './normalize-draft.js';

/** Units. */
export const UNITS: KindSpec<'units'> = {
  kind: 'units',
  icon: 'beaker',
  columns: (t, language) => [
    nameColumn(t),
    { key: 'pluralName', title: t('data.plural-name'), text: ({ pluralName }) => pluralName ?? '' },
    { key: 'abbreviation', title: t('data.abbreviation'), text: ({ abbreviation }) => abbreviation },
    {
      key: 'pluralAbbreviation',
      title: t('data.plural-abbreviation'),
      text: ({ pluralAbbreviation }) => pluralAbbreviation ?? '',
    },
    flagColumn('useAbbreviation', t('data.use-abbreviation'), t),
    { key: 'description', title: t('data.description'), text: ({ description }) => description, hidden: true },
    flagColumn('fraction', t('data.fraction'), t),
    { key: 'aliases', title: t('data.aliases'), text: ({ aliases }) => names(aliases), hidden: true },
    createdColumn(t, language),
    idColumn(t),
  ],
  sort: { key: 'createdAt', descending: true },
  Fields: UnitFields,
  blank: {
    name: '',
    pluralName: '',
    abbreviation: '',
    pluralAbbreviation: '',
    description: '',
    fraction: true,
    useAbbreviation: false,
    aliases: [],
  },
  draftOf: ({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, onHand: _onHand, ...draft }) => draft,
  normalize: normalizeUnit,
};

function UnitFields() {
  const { t } = useTranslation();
  return (
    <>
      <NameField />
      {(['pluralName', 'abbreviation', 'pluralAbbreviation', 'description'] as const).map((field) => (
        <Form.Item key={field} name={field} label={t(UNIT_LABELS[field])}>
          <Input maxLength={255} />
        </Form.Item>
      ))}
      <AliasField />
      <SwitchField name="fraction" label={t('data.fraction')} hint={t('data.fraction-hint')} />
      <SwitchField name="useAbbreviation" label={t('data.use-abbreviation')} hint={t('data.use-abbreviation-hint')} />
    </>
  );
}

const UNIT_LABELS = {
  pluralName: 'data.plural-name',
  abbreviation: 'data.abbreviation',
  pluralAbbreviation: 'data.plural-abbreviation',
  description: 'data.description',
};
