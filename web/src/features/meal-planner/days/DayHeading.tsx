import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/data/Chip.js';
import { useDayNames } from './use-day-names.js';
import styles from './Days.module.css';

export interface DayHeadingProps {
  id: string;
  day: string;
  isToday: boolean;
  /** The actions of the day. */
  children?: ReactNode;
}

/** The date above a day of the plan. */
export function DayHeading({ id, day, isToday, children }: DayHeadingProps) {
  const { t } = useTranslation();
  const names = useDayNames();
  return (
    <header className={styles.dayHead}>
      <h2 id={id}>
        <time dateTime={day}>{names.short(day)}</time>
      </h2>
      {isToday && <Chip kind="accent">{t('meal-plan.today')}</Chip>}
      {children}
    </header>
  );
}
