import { useEffect, useId, useRef } from 'react';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { noOptionsText } from '../../shared/forms/fields/no-options-text.js';
import { CREATE, useCatalogueSearch } from './use-catalogue-search.js';
import type { CatalogueRecords } from './catalogue.js';
import type { OrganizerKind } from './catalogue-search.api.js';
import styles from './OrganizerSelect.module.css';

export interface OrganizerSelectProps<Kind extends OrganizerKind> {
  kind: Kind;
  label: string;
  value: readonly CatalogueRecords[Kind][];
  onChange: (items: CatalogueRecords[Kind][]) => void;
}

/** A multiple select for categories, tags or tools; an unknown name can be created. */
export function OrganizerSelect<Kind extends OrganizerKind>(props: OrganizerSelectProps<Kind>) {
  const { kind, label, value, onChange } = props;
  const { t } = useTranslation();
  const id = useId();
  const catalogue = useCatalogueSearch(kind);

  // Others may be chosen while a new one is created.
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  });

  const addCreated = async () => {
    const created = await catalogue.create();
    if (!created) return;
    onChange([...current.current, created]);
    catalogue.setSearch('');
  };
  const handleChange = (choices: { value: string }[]) => {
    if (choices.some((choice) => choice.value === CREATE)) return void addCreated();
    const organizers = [...value, ...catalogue.matches];
    const selected = choices.map((choice) => organizers.find((item) => item.id === choice.value));
    onChange(selected.filter((item) => item !== undefined));
    catalogue.setSearch('');
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        mode="multiple"
        labelInValue
        style={{ width: '100%' }}
        loading={catalogue.busy}
        value={value.map((item) => ({ value: item.id, label: item.name }))}
        options={catalogue.options}
        showSearch={{ searchValue: catalogue.search, onSearch: catalogue.setSearch, filterOption: false }}
        onOpenChange={catalogue.setOpen}
        notFoundContent={noOptionsText(t, { isFetching: catalogue.busy, isError: catalogue.isError })}
        onChange={handleChange}
      />
    </div>
  );
}
