import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons/Icon.js';
import type { IconName } from '../../icons/paths.js';
import { useScheme } from './scheme-choice.js';
import type { SchemeChoice } from '../site-theme.js';
import styles from './SchemeSwitch.module.css';

const CHOICES: readonly { choice: SchemeChoice; icon: IconName; label: string }[] = [
  { choice: 'light', icon: 'sun', label: 'settings.theme.light-mode' },
  { choice: 'system', icon: 'system', label: 'settings.theme.system-mode' },
  { choice: 'dark', icon: 'moon', label: 'settings.theme.dark-mode' },
];

/** Light, system, or dark. */
export function SchemeSwitch() {
  const { t } = useTranslation();
  const name = useId();
  const { choice, choose } = useScheme();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('settings.theme.appearance')}</legend>
      {CHOICES.map((option) => (
        <label key={option.choice} title={t(option.label)}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={choice === option.choice}
            onChange={() => choose(option.choice)}
          />
          <Icon name={option.icon} size={18} />
          <span className="visually-hidden">{t(option.label)}</span>
        </label>
      ))}
    </fieldset>
  );
}
