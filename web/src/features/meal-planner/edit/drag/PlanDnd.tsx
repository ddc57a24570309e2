import { useState, type ReactNode } from 'react';
import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import type { PlanEntry } from '../../../../entities/meal-plans/plan-entries.js';
import type { Plan } from '../../range/plan.js';
import { useDayNames } from '../../days/use-day-names.js';
import { dragItemName, planAnnouncements } from './plan-announcements.js';
import {
  coordinatesByDay,
  dragItemOf,
  entryDragId,
  findTarget,
  targetOf,
  type DragItem,
} from '../../drag/drop-target.js';
import { useDrop } from './use-drop.js';
import styles from '../Edit.module.css';

const HOLD_MS = 250; // a shorter touch starts scrolling
const DRAG_PX = 4;

/** Drag and drop of entries and menus onto days: by mouse, touch and keyboard (space, arrows, space). */
export function PlanDnd({ plan, children }: { plan: Plan; children: ReactNode }) {
  const { t } = useTranslation();
  const names = useDayNames();
  const [dragItem, setDragItem] = useState<DragItem | null>(null);
  const drop = useDrop(plan);
  const days = plan.days.map(({ day }) => day);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: coordinatesByDay(days) }),
  );
  const handleDragEnd = ({ active, over, activatorEvent }: DragEndEvent) => {
    setDragItem(null);
    const [item, target] = [dragItemOf(active.data.current), targetOf(over?.data.current)];
    if (!item || !target) return;
    drop(item, target);
    if (item.kind === 'entry' && activatorEvent instanceof KeyboardEvent) focusMoved(item.entry);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findTarget}
      accessibility={{
        announcements: planAnnouncements(t, names.long),
        screenReaderInstructions: { draggable: t('meal-plan.drag-instructions') },
        // The library would focus the card that is now in the place of a moved one.
        restoreFocus: false,
      }}
      onDragStart={({ active }) => setDragItem(dragItemOf(active.data.current) ?? null)}
      onDragCancel={() => setDragItem(null)}
      onDragEnd={handleDragEnd}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragItem && <div className={styles.overlay}>{dragItemName(dragItem)}</div>}
      </DragOverlay>
    </DndContext>
  );
}

/** Focuses the handle of a moved entry: its card was removed from one day and is new in another. */
function focusMoved({ id }: PlanEntry): void {
  setTimeout(() => document.getElementById(entryDragId(id))?.focus());
}
