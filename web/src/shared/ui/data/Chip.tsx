import type { ReactNode } from 'react';
import { classes } from '../classes.js';
import styles from './Chip.module.css';

/** A chip: a short label. */
export function Chip({ kind = 'plain', children }: { kind?: 'plain' | 'accent'; children: ReactNode }) {
  return <span className={classes(styles.chip, kind === 'accent' && styles.accent)}>{children}</span>;
}
