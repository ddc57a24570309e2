import { Input } from 'antd';
import { useTranslation } from 'react-i18next';

export interface SectionTitleInputProps {
  value: string | null | undefined;
  autoFocus: boolean;
  className: string | undefined;
  onChange: (title: string) => void;
}

/** The title of the section that begins with an ingredient or a step. */
export function SectionTitleInput({ value, autoFocus, className, onChange }: SectionTitleInputProps) {
  const { t } = useTranslation();
  return (
    <Input
      className={className}
      aria-label={t('recipe-edit.section-title')}
      placeholder={t('recipe-edit.section-title')}
      autoFocus={autoFocus}
      dir="auto"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
