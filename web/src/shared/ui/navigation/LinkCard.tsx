import { Link } from 'react-router';
import { Icon } from '../../icons/Icon.js';
import type { IconName } from '../../icons/paths.js';
import styles from './LinkCard.module.css';

export interface LinkCardProps {
  to: string;
  icon: IconName;
  title: string;
  text: string;
}

/** A card with a link to a page and its description. */
export function LinkCard({ to, icon, title, text }: LinkCardProps) {
  return (
    <Link to={to} className={styles.card}>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      <Icon name="chevronEnd" size={18} className={styles.go} />
    </Link>
  );
}
