import { Suspense, useState } from 'react';
import { Button, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PlanEntry } from '../../entities/meal-plans/plan-entries.js';
import { addDays, daysBetween } from '../../shared/dates/calendar-days.js';
import { Icon } from '../../shared/icons/Icon.js';
import { lazyPart } from '../../shared/theme/lazy-part.js';
import { ButtonMenu } from '../../shared/ui/controls/overlays/ButtonMenu.js';
import { useMenuEntry } from '../../shared/ui/controls/overlays/use-menu-entry.js';
import { recipesToBuy } from './days/plan-days.js';
import type { PlannerRange } from './range/planner-range.js';

const AddToListDialog = lazyPart(async () => ({
  default: (await import('../../entities/shopping/add-to-list/AddToListDialog.js')).AddToListDialog,
}));
const CalendarDialog = lazyPart(async () => ({
  default: (await import('./calendar/CalendarDialog.js')).CalendarDialog,
}));
const CopyDialog = lazyPart(async () => ({ default: (await import('./edit/CopyDialog.js')).CopyDialog }));

export interface PlannerMenuProps {
  range: PlannerRange;
  entries: readonly PlanEntry[];
}

/** The actions on the whole range, and links to the settings of the planner. */
export function PlannerMenu({ range, entries }: PlannerMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const entry = useMenuEntry();
  const [open, setOpen] = useState<'list' | 'copy' | 'calendar' | null>(null);
  const close = () => setOpen(null);
  const recipes = recipesToBuy(entries);
  const items: MenuProps['items'] = [
    entry('list', 'meal-plan.add-all-to-list', () => setOpen('list'), { disabled: recipes.length === 0 }),
    entry('copy', 'meal-plan.copy-range', () => setOpen('copy'), { disabled: entries.length === 0 }),
    entry('print', 'general.print', () => window.print()),
    { type: 'divider' },
    entry('calendar', 'meal-plan.calendar', () => setOpen('calendar')),
    entry('gear', 'meal-plan.rules', () => void navigate('/household/mealplan/settings')),
  ];
  return (
    <>
      <ButtonMenu placement="bottomRight" menu={{ items }}>
        <Button icon={<Icon name="more" size={18} />} aria-label={t('meal-plan.more')} />
      </ButtonMenu>
      <Suspense>
        {open === 'list' && <AddToListDialog recipes={recipes} onClose={close} />}
        {open === 'calendar' && <CalendarDialog onClose={close} />}
        {open === 'copy' && (
          <CopyDialog
            title={t('meal-plan.copy-range')}
            entries={entries}
            from={range.start}
            to={addDays(range.start, daysBetween(range.start, range.end) + 1)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
