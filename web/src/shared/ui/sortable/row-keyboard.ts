import type { KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core';
import type { SortableData } from '@dnd-kit/sortable';

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys move the dragged row to the place of the next or previous row. Their centers meet, because the row with the
 * closest center is where it is dropped: with `sortableKeyboardCoordinates`, a high row is stuck between low ones.
 */
export const rowKeyboardCoordinates: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  const { active, over, collisionRect, droppableRects } = context;
  if (!step || !active || !collisionRect) return undefined;
  event.preventDefault();

  const rows = rowsOf(active.data.current);
  const target = rows[rows.indexOf(over?.id ?? active.id) + step];
  const place = target === undefined ? undefined : droppableRects.get(target);
  return place && { x: place.left, y: place.top + (place.height - collisionRect.height) / 2 };
};

function rowsOf(data: object | undefined): readonly UniqueIdentifier[] {
  return (data as SortableData | undefined)?.sortable.items ?? [];
}
