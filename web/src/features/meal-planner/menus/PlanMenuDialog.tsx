import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../shared/forms/fields/DayField.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import type { PlanMenu } from '../../../entities/meal-plans/menus.api.js';
import { usePlanMenu } from './use-plan-menu.js';

/** Selects the day of a menu, without dragging. */
export function PlanMenuDialog({ menu, day: first, onClose }: { menu: PlanMenu; day: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [day, setDay] = useState(first);
  const { planMenu, isPlanning } = usePlanMenu();
  const handlePlan = async () => {
    if (await planMenu(menu, day)) onClose();
  };
  return (
    <Dialog
      open
      icon="calendar"
      title={menu.name}
      onClose={onClose}
      actions={
        <Button type="primary" disabled={!day} loading={isPlanning} onClick={() => void handlePlan()}>
          {t('meal-plan.plan-menu')}
        </Button>
      }
    >
      <DayField label={t('recipe.date')} value={day} onChange={setDay} />
    </Dialog>
  );
}
