import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import type { IconName } from '../../../shared/icons/paths.js';
import type { RegistrationMode } from './registration-steps.js';
import styles from './RegistrationModeChoice.module.css';

const MODES: { mode: RegistrationMode; icon: IconName; title: string; text: string }[] = [
  { mode: 'join', icon: 'users', title: 'join-a-group', text: 'join-a-group-text' },
  { mode: 'create', icon: 'home', title: 'create-a-new-group', text: 'create-a-new-group-text' },
];

/** The first choice: join a group with an invitation, or create a group. */
export function RegistrationModeChoice({ onChoose }: { onChoose: (mode: RegistrationMode) => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.ways}>
      {MODES.map(({ mode, icon, title, text }) => (
        <button key={mode} type="button" className={styles.way} onClick={() => onChoose(mode)}>
          <Icon name={icon} size={28} />
          <strong>{t(`user-registration.${title}`)}</strong>
          <span>{t(`user-registration.${text}`)}</span>
        </button>
      ))}
    </div>
  );
}
