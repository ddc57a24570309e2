import { useMemo, type ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import { announcements } from './announcements.js';
import { rowKeyboardCoordinates } from './row-keyboard.js';

const HOLD_MS = 250; // a shorter touch on the handle may start scrolling
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

export interface SortableListProps {
  ids: readonly string[];
  /** The name of a row in announcements. */
  nameOf: (id: string) => string;
  onMove: (from: number, to: number) => void;
  /** The rows, each a `SortableItem`. */
  children: ReactNode;
}

/** Rows that can be sorted by mouse, touch and keyboard (space, arrows, space). */
export function SortableList({ ids, nameOf, onMove, children }: SortableListProps) {
  const { t } = useTranslation();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: rowKeyboardCoordinates }),
  );
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const items = useMemo(() => [...ids], [ids]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: announcements(t, items, nameOf),
        screenReaderInstructions: { draggable: t('sortable.instructions') },
      }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
