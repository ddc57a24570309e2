import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../../shared/forms/fields/SwitchField.js';
import { flagColumn, idColumn, nameColumn } from './common-columns.js';
import type { KindSpec } from './kind-spec.js';
import { NameField } from './NameField.js';

const BY_NAME = { key: 'name', descending: false };

/** Categories. */
export const CATEGORIES: KindSpec<'categories'> = {
  kind: 'categories',
  icon: 'shapes',
  columns: (t) => [nameColumn(t), idColumn(t)],
  sort: BY_NAME,
  Fields: NameField,
  blank: { name: '' },
  draftOf: ({ name }) => ({ name }),
};

/** Tags. */
export const TAGS: KindSpec<'tags'> = {
  kind: 'tags',
  icon: 'tag',
  columns: (t) => [nameColumn(t), idColumn(t)],
  sort: BY_NAME,
  Fields: NameField,
  blank: { name: '' },
  draftOf: ({ name }) => ({ name }),
};

/** Tools. */
export const TOOLS: KindSpec<'tools'> = {
  kind: 'tools',
  icon: 'pot',
  columns: (t) => [nameColumn(t), flagColumn('onHand', t('data.on-hand'), t), idColumn(t)],
  sort: BY_NAME,
  Fields: ToolFields,
  blank: { name: '', onHand: false },
  draftOf: ({ name, onHand }) => ({ name, onHand }),
};

function ToolFields() {
  const { t } = useTranslation();
  return (
    <>
      <NameField />
      <SwitchField name="onHand" label={t('data.on-hand')} hint={t('data.on-hand-hint')} />
    </>
  );
}
