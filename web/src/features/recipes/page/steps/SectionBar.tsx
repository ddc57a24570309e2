import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../shared/icons/Icon.js';
import styles from './StepList.module.css';

export interface SectionBarProps {
  title: string;
  done: boolean;
  onToggle: () => void;
}

/** The heading of a section; a click checks all its steps, or unchecks them when all are checked. */
export function SectionBar({ title, done, onToggle }: SectionBarProps) {
  const { t } = useTranslation();
  return (
    <h3 className={styles.bar}>
      <button type="button" aria-pressed={done} title={t('recipe.mark-section-done')} onClick={onToggle}>
        <bdi>{title}</bdi>
        <Icon name={done ? 'success' : 'chevronDown'} />
      </button>
    </h3>
  );
}
