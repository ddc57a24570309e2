import styles from './CountBadge.module.css';

export interface CountBadgeProps {
  count: number;
  /** What the number means, for those who cannot see where it stands. */
  label: string;
}

/** A number on a button, for example how many filters are chosen behind it; nothing for none. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
