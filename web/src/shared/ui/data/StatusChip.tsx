import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.js';
import type { IconName } from '../../icons/paths.js';
import { classes } from '../classes.js';
import styles from './StateChip.module.css';

export type StateTone = 'plain' | 'accent' | 'success' | 'warning' | 'error';

/** A status as icon and word. */
export function StateChip({ icon, tone, children }: { icon: IconName; tone: StateTone; children: ReactNode }) {
  return (
    <span className={classes(styles.chip, styles[tone])}>
      <Icon name={icon} size={18} />
      {children}
    </span>
  );
}
