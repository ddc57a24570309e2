import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '../../../shared/forms/password/PasswordInput.js';
import styles from './Backups.module.css';

export interface PassphraseFieldProps {
  value: string;
  disabled?: boolean;
  onChange: (passphrase: string) => void;
}

/** The passphrase of an encrypted backup; when empty, the server uses that of its settings. */
export function PassphraseField({ value, disabled, onChange }: PassphraseFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.passphrase}>
      <label htmlFor={id}>{t('backup.passphrase')}</label>
      <PasswordInput
        id={id}
        value={value}
        disabled={disabled}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-help`} className={styles.help}>
        {t('backup.passphrase-help')}
      </p>
    </div>
  );
}
