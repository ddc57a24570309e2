import { useId } from 'react';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { AFTER_IMPORT, type AfterImport } from './after-import.js';
import styles from './AfterImportChoice.module.css';

export interface AfterImportChoiceProps {
  value: AfterImport;
  onChange: (after: AfterImport) => void;
}

/** What happens after the import. */
export function AfterImportChoice({ value, onChange }: AfterImportChoiceProps) {
  const { t } = useTranslation();
  const label = useId();
  return (
    <div className={styles.choice}>
      <span id={label}>{t('new-recipe.after-import')}</span>
      <Segmented<AfterImport>
        size="middle"
        aria-labelledby={label}
        value={value}
        onChange={onChange}
        options={AFTER_IMPORT.map((after) => ({ value: after, label: t(`new-recipe.after-${after}`) }))}
      />
    </div>
  );
}
