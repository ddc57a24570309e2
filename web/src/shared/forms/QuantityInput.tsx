import { useState } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { parseNumber, plainAmountText } from '@larder/measures';

export interface QuantityInputProps {
  value: number | null;
  onChange: (quantity: number | null) => void;
}

/** An amount as people write it: `2`, `1 1/2`, `½`, `0,5`. What cannot be read stays to be corrected. */
export function QuantityInput({ value, onChange }: QuantityInputProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const unreadable = typed !== null && typed.trim() !== '' && parseNumber(typed) === null;

  const handleChange = (text: string) => {
    setTyped(text);
    const quantity = parseNumber(text);
    if (quantity !== null || text.trim() === '') onChange(quantity);
  };
  return (
    <Input
      inputMode="decimal"
      aria-label={t('recipe-edit.quantity')}
      placeholder={t('recipe-edit.quantity')}
      status={unreadable ? 'error' : ''}
      aria-invalid={unreadable || undefined}
      value={typed ?? (value === null ? '' : plainAmountText(value))}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={() => unreadable || setTyped(null)}
    />
  );
}
