import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.js';
import type { IconName } from '../../icons/paths.js';
import { classes } from '../classes.js';
import styles from './StatusChip.module.css';

export type StatusTone = 'plain' | 'accent' | 'success' | 'warning' | 'error';

/** A status as an icon and text. */
export function StatusChip({ icon, tone, children }: { icon: IconName; tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes(styles.chip, styles[tone])}>
      <Icon name={icon} size={18} />
      {children}
    </span>
  );
}
