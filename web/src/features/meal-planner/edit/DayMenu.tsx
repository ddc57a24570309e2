import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../shared/dates/calendar-days.js';
import { useNeedsServer } from '../../../shared/hooks/use-needs-server.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { ButtonMenu } from '../../../shared/ui/controls/overlays/ButtonMenu.js';
import { useMenuEntry } from '../../../shared/ui/controls/overlays/use-menu-entry.js';
import type { PlanDay } from '../days/plan-days.js';
import { recipesToBuy } from '../days/plan-days.js';
import { useDayNames } from '../days/use-day-names.js';
import days from '../days/Days.module.css';

const CopyDialog = lazyPart(async () => ({ default: (await import('./CopyDialog.js')).CopyDialog }));
const MenuNameDialog = lazyPart(async () => ({
  default: (await import('../menus/MenuNameDialog.js')).MenuNameDialog,
}));

/** The actions on all entries of a day. */
export function DayMenu({ day, onAddToList }: { day: PlanDay; onAddToList: () => void }) {
  const { t } = useTranslation();
  const entry = useMenuEntry();
  const names = useDayNames();
  const needsServer = useNeedsServer();
  const [open, setOpen] = useState<'copy' | 'menu' | null>(null);
  const close = () => setOpen(null);
  if (day.entries.length === 0) return null;
  const items = [
    entry('list', 'meal-plan.add-to-list', onAddToList, { disabled: recipesToBuy(day.entries).length === 0 }),
    entry('copy', 'meal-plan.copy-to-day', () => setOpen('copy')),
    entry('bookOpen', 'meal-plan.save-as-menu', () => setOpen('menu'), needsServer),
  ];
  return (
    <>
      <ButtonMenu placement="bottomRight" menu={{ items }}>
        <IconButton
          icon="more"
          size="small"
          className={days.dayAction}
          label={t('meal-plan.more-for', { name: names.long(day.day) })}
        />
      </ButtonMenu>
      <Suspense>
        {open === 'copy' && (
          <CopyDialog
            title={t('meal-plan.copy-named', { name: names.long(day.day) })}
            entries={day.entries}
            from={day.day}
            to={addDays(day.day, 1)}
            onClose={close}
          />
        )}
        {open === 'menu' && <MenuNameDialog menu={null} entries={day.entries} onClose={close} />}
      </Suspense>
    </>
  );
}
