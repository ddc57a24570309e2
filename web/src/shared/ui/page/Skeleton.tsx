import { classes } from '../classes.js';
import styles from './Skeleton.module.css';

/** A gray placeholder; its size comes from the given class. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes(styles.skeleton, className)} aria-hidden />;
}

/** Placeholder for lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={classes(styles.skeleton, styles.line)} />
      ))}
    </span>
  );
}

/** Placeholder for a list or table: a panel with rows of their height. */
export function SkeletonRows({ rows }: { rows: number }) {
  return (
    <span className={styles.rows} aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className={styles.row}>
          <span className={classes(styles.skeleton, styles.line)} />
        </span>
      ))}
    </span>
  );
}
