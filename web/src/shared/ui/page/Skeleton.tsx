import { classes } from '../classes.js';
import styles from './Skeleton.module.css';

/** A grey stand-in of the size of what will come; sized by the class it is given. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes(styles.skeleton, className)} aria-hidden />;
}

/** Lines of text to come. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={classes(styles.skeleton, styles.line)} />
      ))}
    </span>
  );
}
