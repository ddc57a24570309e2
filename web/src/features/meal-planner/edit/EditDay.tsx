import { useId } from 'react';
import { useDroppable } from '@dnd-kit/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PlanEntry } from '../../../entities/meal-plans/plan-entries.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { classes } from '../../../shared/ui/classes.js';
import { DayHeading } from '../days/DayHeading.js';
import type { PlanDay } from '../days/plan-days.js';
import { useDayNames } from '../days/use-day-names.js';
import days from '../days/Days.module.css';
import { DayMenu } from './DayMenu.js';
import { dayId, type DropTarget } from '../drag/drop-target.js';
import { EditCard } from './EditCard.js';
import { RandomMenu } from './RandomMenu.js';
import styles from './Edit.module.css';

export interface EditDayProps {
  day: PlanDay;
  isToday: boolean;
  onNew: (day: string) => void;
  onEdit: (entry: PlanEntry) => void;
  /** Adds the recipes of the day to a shopping list. */
  onAddToList: (entries: readonly PlanEntry[]) => void;
}

/** A day in edit mode: entries can be dropped on it and added at its end. */
export function EditDay({ day, isToday, onNew, onEdit, onAddToList }: EditDayProps) {
  const { t } = useTranslation();
  const heading = useId();
  const names = useDayNames();
  const target: DropTarget = { kind: 'day', day: day.day };
  const { setNodeRef, isOver } = useDroppable({ id: dayId(day.day), data: target });
  return (
    <section
      ref={setNodeRef}
      className={classes(days.day, isToday && days.today, isOver && styles.over)}
      aria-labelledby={heading}
    >
      <DayHeading id={heading} day={day.day} isToday={isToday}>
        <DayMenu day={day} onAddToList={() => onAddToList(day.entries)} />
      </DayHeading>
      {day.entries.length === 0 && <p className={days.none}>{t('meal-plan.no-meal-planned')}</p>}
      <ul className={styles.entries}>
        {day.entries.map((entry) => (
          <li key={entry.id}>
            <EditCard entry={entry} day={day} onEdit={() => onEdit(entry)} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button
          icon={<Icon name="plus" size={18} />}
          aria-label={t('meal-plan.new-entry-on', { day: names.long(day.day) })}
          onClick={() => onNew(day.day)}
        >
          {t('meal-plan.new-entry')}
        </Button>
        <RandomMenu day={day.day} />
      </div>
    </section>
  );
}
