import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../../shared/ui/controls/Checkbox.js';
import { definePreference, usePreference } from '../../../../shared/hooks/preference.js';
import { canKeepAwake, useWakeLock } from '../../../../shared/hooks/use-wake-lock.js';
import styles from './KeepAwake.module.css';

const keepsAwake = definePreference('keep-screen-awake', true, (stored) => typeof stored === 'boolean');

/** Whether the screen stays awake while the recipe is open; absent without browser support. */
export function KeepAwake() {
  const { t } = useTranslation();
  const label = useId();
  const [enabled, setEnabled] = usePreference(keepsAwake);
  useWakeLock(enabled);
  if (!canKeepAwake()) return null;
  return (
    <span className={styles.awake}>
      <Switch checked={enabled} onChange={setEnabled} aria-labelledby={label} />
      <span id={label}>{t('recipe.keep-screen-awake')}</span>
    </span>
  );
}
