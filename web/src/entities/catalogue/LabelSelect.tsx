import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Label } from '@larder/contracts/recipe/catalogue/food';
import { noOptionsText } from '../../shared/forms/fields/no-options-text.js';
import { LabelChip } from './LabelChip.js';
import { useCatalogue } from './catalogue.api.js';

export interface LabelSelectProps {
  value: Label | null;
  onChange: (label: Label | null) => void;
}

/** One of the labels of the group, or none. */
export function LabelSelect({ value, onChange }: LabelSelectProps) {
  const { t } = useTranslation();
  const { records, isError } = useCatalogue('labels');
  const labels = records ?? (value ? [value] : []);
  return (
    <Select
      aria-label={t('data.label')}
      placeholder={t('data.label')}
      allowClear
      style={{ width: '100%' }}
      value={value?.id}
      notFoundContent={noOptionsText(t, { isError })}
      showSearch={{ optionFilterProp: 'name' }}
      options={labels.map((label) => ({ value: label.id, name: label.name, label: <LabelChip label={label} /> }))}
      onChange={(id: string | undefined) => onChange(labels.find((label) => label.id === id) ?? null)}
    />
  );
}
