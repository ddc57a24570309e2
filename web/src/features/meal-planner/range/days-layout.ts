import type { CSSProperties } from 'react';
import { weekdayOf } from '../../../shared/dates/calendar-days.js';
import { classes } from '../../../shared/ui/classes.js';
import type { Plan } from './plan.js';
import styles from '../days/Days.module.css';

/** The layout of the days of a plan: as many columns as fit, or a month by weeks. */
export function daysLayout({ range, firstDayOfWeek }: Pick<Plan, 'range' | 'firstDayOfWeek'>): {
  className: string;
  style: CSSProperties;
} {
  const month = range.view === 'month';
  const column = ((weekdayOf(range.start) - firstDayOfWeek + 7) % 7) + 1;
  return {
    className: classes(styles.days, month && styles.month),
    style: { '--first-column': column } as CSSProperties, // custom properties are missing in React's types
  };
}
