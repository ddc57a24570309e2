import { useState } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { parseNumber, plainAmountText } from '@larder/measures';

export interface QuantityInputProps {
  value: number | null;
  onChange: (quantity: number | null) => void;
}

/** An amount as text: `2`, `1 1/2`, `½`, `0,5`. Invalid input is kept for correction. */
export function QuantityInput({ value, onChange }: QuantityInputProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (value === null ? '' : plainAmountText(value));
  const unreadable = typed !== null && typed.trim() !== '' && parseNumber(typed) === null;

  const handleChange = (next: string) => {
    setTyped(next);
    const quantity = parseNumber(next);
    if (quantity !== null || next.trim() === '') onChange(quantity);
  };
  return (
    <Input
      inputMode="decimal"
      aria-label={t('recipe-edit.quantity')}
      placeholder={t('recipe-edit.quantity')}
      status={unreadable ? 'error' : ''}
      aria-invalid={unreadable || undefined}
      dir={text ? 'ltr' : undefined} // "1 1/2" has the same format in every language
      value={text}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={() => unreadable || setTyped(null)}
    />
  );
}
