import { Suspense, useState } from 'react';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useChangePlanEntriesMutation } from '../../../../entities/meal-plans/meal-plans.api.js';
import { nameOfEntry, type PlanEntry } from '../../../../entities/meal-plans/plan-entries.js';
import { useGroupSlug } from '../../../../entities/session/use-session.js';
import { addDays } from '../../../../shared/format/calendar-days.js';
import { lazyPart } from '../../../../shared/theme/lazy-part.js';
import { IconButton } from '../../../../shared/ui/actions/IconButton.js';
import { ButtonMenu } from '../../../../shared/ui/controls/overlays/ButtonMenu.js';
import { swapWithNeighbor, type PlanDay } from '../../days/plan-days.js';

const CopyDialog = lazyPart(async () => ({ default: (await import('../CopyDialog.js')).CopyDialog }));
const MoveDialog = lazyPart(async () => ({ default: (await import('../MoveDialog.js')).MoveDialog }));

/** The actions on an entry that need no dragging. */
export function EntryMenu({ entry, day }: { entry: PlanEntry; day: PlanDay }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const groupSlug = useGroupSlug() ?? '';
  const [open, setOpen] = useState<'move' | 'copy' | null>(null);
  const [change] = useChangePlanEntriesMutation();
  const close = () => setOpen(null);
  const name = nameOfEntry(entry);
  const { recipe } = entry;
  const swapItem = (label: string, direction: 1 | -1) => {
    const changes = swapWithNeighbor(day.entries, entry, direction);
    return { key: label, label: t(label), disabled: changes.length === 0, onClick: () => void change(changes) };
  };
  const items: MenuProps['items'] = [
    { key: 'move', label: t('meal-plan.move-to-day'), onClick: () => setOpen('move') },
    { key: 'copy', label: t('meal-plan.copy-to-day'), onClick: () => setOpen('copy') },
    swapItem('meal-plan.move-up', -1),
    swapItem('meal-plan.move-down', 1),
    ...(recipe
      ? [
          {
            key: 'open',
            label: t('meal-plan.open-recipe'),
            onClick: () => void navigate(`/g/${groupSlug}/r/${recipe.slug}`),
          },
        ]
      : []),
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
