import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/theme/lazy-part.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { classes } from '../../../shared/ui/classes.js';
import { DayHeading } from './DayHeading.js';
import { mealsOf, recipesToBuy, type PlanDay } from './plan-days.js';
import { useDayNames } from './use-day-names.js';
import { ViewCard } from './ViewCard.js';
import styles from './Days.module.css';

const AddToListDialog = lazyPart(async () => ({
  default: (await import('../../../entities/shopping/add-to-list/AddToListDialog.js')).AddToListDialog,
}));

export interface ViewDayProps {
  day: PlanDay;
  isToday: boolean;
}

/** A read-only day: its meals, and a button that adds its recipes to a shopping list. */
export function ViewDay({ day, isToday }: ViewDayProps) {
  const { t } = useTranslation();
  const heading = useId();
  const names = useDayNames();
  const [listing, setListing] = useState(false);
  const recipes = recipesToBuy(day.entries);
  return (
    <section className={classes(styles.day, isToday && styles.today)} aria-labelledby={heading}>
      <DayHeading id={heading} day={day.day} isToday={isToday}>
        {recipes.length > 0 && (
          <IconButton
            icon="list"
            size="small"
            className={classes(styles.dayAction, 'no-print')}
            label={t('meal-plan.add-day-to-list', { day: names.long(day.day) })}
            onClick={() => setListing(true)}
          />
        )}
      </DayHeading>
      {day.entries.length === 0 && <p className={styles.none}>{t('meal-plan.no-meal-planned')}</p>}
      {mealsOf(day).map(({ meal, entries }) => (
        <section key={meal} className={styles.meal}>
          <h3>{t(`recipe.meal-${meal}`)}</h3>
          {entries.map((entry) => (
            <ViewCard key={entry.id} entry={entry} />
          ))}
        </section>
      ))}
      <Suspense>{listing && <AddToListDialog recipes={recipes} onClose={() => setListing(false)} />}</Suspense>
    </section>
  );
}
