import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { nameOfEntry, type PlanEntry } from '../../../entities/meal-plans/plan-entries.js';
import { usePlanActions } from '../../../entities/meal-plans/use-plan-actions.js';
import { addDays } from '../../../shared/dates/calendar-days.js';
import { DayField } from '../../../shared/forms/fields/DayField.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';

/** Moves an entry to another day without dragging; the day may be outside the range. */
export function MoveDialog({ entry, onClose }: { entry: PlanEntry; onClose: () => void }) {
  const { t } = useTranslation();
  const [day, setDay] = useState(addDays(entry.date, 1));
  const { change } = usePlanActions();
  const handleMove = () => {
    if (day !== entry.date) void change([{ id: entry.id, date: day }], [entry]);
    onClose();
  };
  return (
    <Dialog
      open
      icon="calendar"
      title={t('sortable.move', { name: nameOfEntry(entry) })}
      onClose={onClose}
      actions={
        <Button type="primary" disabled={!day} onClick={handleMove}>
          {t('meal-plan.move')}
        </Button>
      }
    >
      <DayField label={t('recipe.date')} value={day} onChange={setDay} />
    </Dialog>
  );
}
