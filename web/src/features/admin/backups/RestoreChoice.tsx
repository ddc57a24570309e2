import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Backups.module.css';

/** Whether a backup replaces this site or is added to it. */
export type RestoreMode = 'replace' | 'merge';

const MODES: readonly RestoreMode[] = ['merge', 'replace'];

export interface RestoreChoiceProps {
  /** Null before the user has chosen; there is no default. */
  value: RestoreMode | null;
  disabled: boolean;
  onChange: (mode: RestoreMode) => void;
}

/** Asks whether a backup of Mealie replaces this site or is added to it. */
export function RestoreChoice({ value, disabled, onChange }: RestoreChoiceProps) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      aria-label={t('backup.restore-mode')}
      className={styles.choice}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value as RestoreMode)}
      options={MODES.map((mode) => ({
        value: mode,
        label: (
          <span className={styles.option}>
            <strong>{t(`backup.mode-${mode}`)}</strong>
            <span className={styles.help}>{t(`backup.mode-${mode}-text`)}</span>
          </span>
        ),
      }))}
    />
  );
}
