import styles from './CountBadge.module.css';

export interface CountBadgeProps {
  count: number;
  /** The accessible description of the number. */
  label: string;
}

/** A number on a button, e.g. of active filters; renders nothing for 0. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
