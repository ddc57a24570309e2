import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { noOptionsText } from '../../shared/forms/no-options-text.js';
import { CREATE, useNamedSearch } from './use-named-search.js';
import type { CatalogueRecords } from './catalogue.js';
import type { NamedKind } from './named-search.api.js';

/** The value of a row: a record of the group, or only a name. */
type Chosen = { id: string | null; name: string };

export interface NamedSelectProps<Kind extends NamedKind> {
  kind: Kind;
  label: string;
  value: Chosen | null;
  onChange: (item: CatalogueRecords[Kind] | null) => void;
}

/** A select for a food or unit; an unknown name can be created. */
export function NamedSelect<Kind extends NamedKind>({ kind, label, value, onChange }: NamedSelectProps<Kind>) {
  const { t } = useTranslation();
  const named = useNamedSearch(kind);

  const handleChange = async (choice: { value: string } | undefined) => {
    if (!choice) return onChange(null);
    const item = choice.value === CREATE ? await named.create() : named.matches.find(({ id }) => id === choice.value);
    if (item) onChange(item);
  };
  return (
    <Select
      aria-label={label}
      placeholder={label}
      allowClear
      labelInValue
      suffixIcon={null}
      style={{ width: '100%' }}
      popupMatchSelectWidth={240}
      loading={named.busy}
      value={value ? { value: value.id ?? value.name, label: value.name } : undefined}
      options={named.options}
      showSearch={{ searchValue: named.search, onSearch: named.setSearch, filterOption: false }}
      onOpenChange={named.setOpen}
      notFoundContent={noOptionsText(t, { isFetching: named.busy, isError: named.isError })}
      onChange={(choice) => void handleChange(choice)}
    />
  );
}
