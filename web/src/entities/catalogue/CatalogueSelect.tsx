import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { noOptionsText } from '../../shared/forms/fields/no-options-text.js';
import { CREATE, useCatalogueSearch } from './use-catalogue-search.js';
import type { CatalogueRecords } from './catalogue.js';
import type { SearchableKind } from './catalogue-search.api.js';

/** The value of a row: a record of the group, or only a name. */
type CatalogueValue = { id: string | null; name: string };

export interface CatalogueSelectProps<Kind extends SearchableKind> {
  kind: Kind;
  label: string;
  value: CatalogueValue | null;
  onChange: (item: CatalogueRecords[Kind] | null) => void;
}

/** Selects a record of a kind, e.g. a food, by searching on the server; an unknown name can be created. */
export function CatalogueSelect<Kind extends SearchableKind>({
  kind,
  label,
  value,
  onChange,
}: CatalogueSelectProps<Kind>) {
  const { t } = useTranslation();
  const catalogue = useCatalogueSearch(kind);

  const handleChange = async (choice: { value: string } | undefined) => {
    if (!choice) return onChange(null);
    const item =
      choice.value === CREATE ? await catalogue.create() : catalogue.matches.find(({ id }) => id === choice.value);
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
      loading={catalogue.busy}
      value={value ? { value: value.id ?? value.name, label: value.name } : undefined}
      options={catalogue.options}
      showSearch={{ searchValue: catalogue.search, onSearch: catalogue.setSearch, filterOption: false }}
      onOpenChange={catalogue.setOpen}
      notFoundContent={noOptionsText(t, { isFetching: catalogue.busy, isError: catalogue.isError })}
      onChange={(choice) => void handleChange(choice)}
    />
  );
}
