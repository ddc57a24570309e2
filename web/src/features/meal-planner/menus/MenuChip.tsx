import { Suspense, useState } from 'react';
import { useDraggable } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { useNeedsServer } from '../../../shared/hooks/use-needs-server.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { lazyPart } from '../../../shared/theme/lazy-part.js';
import { useUndoToast } from '../../../shared/toasts/use-undo-toast.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { ButtonMenu } from '../../../shared/ui/controls/overlays/ButtonMenu.js';
import { useMenuEntry } from '../../../shared/ui/controls/overlays/use-menu-entry.js';
import { classes } from '../../../shared/ui/classes.js';
import { menuDragId, type DragItem } from '../drag/drop-target.js';
import { useCreateMenuMutation, useDeleteMenuMutation, type PlanMenu } from '../../../entities/meal-plans/menus.api.js';
import styles from './Menus.module.css';

const MenuNameDialog = lazyPart(async () => ({ default: (await import('./MenuNameDialog.js')).MenuNameDialog }));
const PlanMenuDialog = lazyPart(async () => ({ default: (await import('./PlanMenuDialog.js')).PlanMenuDialog }));

/** A menu: dragged onto a day, or planned, renamed and deleted from its own menu. */
export function MenuChip({ menu, day }: { menu: PlanMenu; day: string }) {
  const { t } = useTranslation();
  const entry = useMenuEntry();
  const showUndo = useUndoToast();
  const needsServer = useNeedsServer();
  const [open, setOpen] = useState<'plan' | 'rename' | null>(null);
  const [create] = useCreateMenuMutation();
  const [remove] = useDeleteMenuMutation();
  const dragItem: DragItem = { kind: 'menu', menu };
  const { attributes, listeners, isDragging, setActivatorNodeRef, setNodeRef } = useDraggable({
    id: menuDragId(menu.id),
    data: dragItem,
    disabled: needsServer.disabled,
  });
  const close = () => setOpen(null);
  const { name, items: parts } = menu;
  const handleDelete = async () => {
    const { error } = await remove(menu.id);
    if (!error) showUndo('meal-plan.deleted', () => void create({ name, items: parts }), { name });
  };
  const items = [
    entry('calendar', 'meal-plan.plan-menu', () => setOpen('plan'), needsServer),
    entry('pen', 'meal-plan.rename', () => setOpen('rename'), needsServer),
    entry('trash', 'general.delete', () => void handleDelete(), { danger: true, ...needsServer }),
  ];
  return (
    <li ref={setNodeRef} {...listeners} className={classes(styles.chip, isDragging && styles.dragging)}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        aria-label={t('sortable.move', { name })}
        {...needsServer}
        aria-describedby={attributes['aria-describedby']}
      >
        <Icon name="drag" size={18} />
      </button>
      <span>
        <bdi>{name}</bdi>
      </span>
      <ButtonMenu menu={{ items }}>
        <IconButton icon="more" iconSize={18} size="small" label={t('meal-plan.more-for', { name })} />
      </ButtonMenu>
      <Suspense>
        {open === 'plan' && <PlanMenuDialog menu={menu} day={day} onClose={close} />}
        {open === 'rename' && <MenuNameDialog menu={menu} entries={[]} onClose={close} />}
      </Suspense>
    </li>
  );
}
