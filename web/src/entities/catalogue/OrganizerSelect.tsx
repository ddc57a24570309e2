import { useEffect, useId, useRef } from 'react';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { noOptionsText } from '../../shared/forms/no-options-text.js';
import { CREATE, useNamedSearch } from './use-named-search.js';
import type { CatalogueRecords } from './catalogue.js';
import type { OrganizerKind } from './named-search.api.js';
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
  const named = useNamedSearch(kind);

  // Others may be chosen while a new one is created.
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  });

  const addCreated = async () => {
    const created = await named.create();
    if (!created) return;
    onChange([...current.current, created]);
    named.setSearch('');
  };
  const handleChange = (choices: { value: string }[]) => {
    if (choices.some((choice) => choice.value === CREATE)) return void addCreated();
    const organizers = [...value, ...named.matches];
    const selected = choices.map((choice) => organizers.find((item) => item.id === choice.value));
    onChange(selected.filter((item) => item !== undefined));
    named.setSearch('');
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        mode="multiple"
        labelInValue
        style={{ width: '100%' }}
        loading={named.busy}
        value={value.map((item) => ({ value: item.id, label: item.name }))}
        options={named.options}
        showSearch={{ searchValue: named.search, onSearch: named.setSearch, filterOption: false }}
        onOpenChange={named.setOpen}
        notFoundContent={noOptionsText(t, { isFetching: named.busy, isError: named.isError })}
        onChange={handleChange}
      />
    </div>
  );
}
