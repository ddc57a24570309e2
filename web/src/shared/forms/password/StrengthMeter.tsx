import { useTranslation } from 'react-i18next';
import { classes } from '../../ui/classes.js';
import { passwordStrength } from './password-strength.js';
import styles from './StrengthMeter.module.css';

/** The strength of a password as a word and a bar. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation();
  const { score, level } = passwordStrength(password);
  if (!password) return <div className={styles.meter}>{t('validation.password-length')}</div>;
  return (
    <div className={classes(styles.meter, styles[level])} role="status">
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ inlineSize: `${Math.max(score, 4)}%` }} />
      </span>
      <span>{t('user.password-strength-is', { strength: t(`user.password-strength.${level}`) })}</span>
    </div>
  );
}
