import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { nameOfEntry, type PlanEntry } from '../../../../entities/meal-plans/plan-entries.js';
import { usePlanActions } from '../../../../entities/meal-plans/use-plan-actions.js';
import { useGroupSlug } from '../../../../entities/session/use-session.js';
import { addDays } from '../../../../shared/dates/calendar-days.js';
import type { IconName } from '../../../../shared/icons/paths.js';
import { lazyPart } from '../../../../shared/theme/lazy-part.js';
import { IconButton } from '../../../../shared/ui/actions/IconButton.js';
import { ButtonMenu } from '../../../../shared/ui/controls/overlays/ButtonMenu.js';
import { useMenuEntry } from '../../../../shared/ui/controls/overlays/use-menu-entry.js';
import { swapWithNeighbor, type PlanDay } from '../../days/plan-days.js';

const CopyDialog = lazyPart(async () => ({ default: (await import('../CopyDialog.js')).CopyDialog }));
const MoveDialog = lazyPart(async () => ({ default: (await import('../MoveDialog.js')).MoveDialog }));

/** The actions on an entry that need no dragging. */
export function EntryMenu({ entry, day }: { entry: PlanEntry; day: PlanDay }) {
  const { t } = useTranslation();
  const menuEntry = useMenuEntry();
  const navigate = useNavigate();
  const groupSlug = useGroupSlug() ?? '';
  const [open, setOpen] = useState<'move' | 'copy' | null>(null);
  const { change } = usePlanActions();
  const close = () => setOpen(null);
  const name = nameOfEntry(entry);
  const { recipe } = entry;
  const swap = (icon: IconName, label: string, direction: 1 | -1) => {
    const changes = swapWithNeighbor(day.entries, entry, direction);
    return menuEntry(icon, label, () => void change(changes, day.entries), { disabled: changes.length === 0 });
  };
  const openRecipe = () => void navigate(`/g/${groupSlug}/r/${recipe?.slug}`);
  const items = [
    menuEntry('calendar', 'meal-plan.move-to-day', () => setOpen('move')),
    menuEntry('copy', 'meal-plan.copy-to-day', () => setOpen('copy')),
    swap('sortUp', 'meal-plan.move-up', -1),
    swap('sort', 'meal-plan.move-down', 1),
    ...(recipe ? [menuEntry('recipes', 'meal-plan.open-recipe', openRecipe)] : []),
  ];
  return (
    <>
      <ButtonMenu placement="bottomRight" menu={{ items }}>
        <IconButton icon="more" iconSize={18} size="small" label={t('meal-plan.more-for', { name })} />
      </ButtonMenu>
      <Suspense>
        {open === 'move' && <MoveDialog entry={entry} onClose={close} />}
        {open === 'copy' && (
          <CopyDialog
            title={t('meal-plan.copy-named', { name })}
            entries={[entry]}
            from={entry.date}
            to={addDays(entry.date, 1)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
