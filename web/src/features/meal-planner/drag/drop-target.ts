import { pointerWithin, type CollisionDetection, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { PlanEntry } from '../../../entities/meal-plans/plan-entries.js';
import type { PlanMenu } from '../../../entities/meal-plans/menus.api.js';

/** What can be dragged: an entry to another day or position, a menu onto a day. */
export type DragItem = { kind: 'entry'; entry: PlanEntry } | { kind: 'menu'; menu: PlanMenu };
/** The drop targets: a day, or the position right before an entry. */
export type DropTarget = { kind: 'day'; day: string } | { kind: 'before'; day: string; entry: PlanEntry };

export const dayId = (day: string) => `day:${day}`;
export const beforeId = (entryId: number) => `before:${entryId}`;
export const entryDragId = (entryId: number) => `entry:${entryId}`;
export const menuDragId = (menuId: string) => `menu:${menuId}`;

/** dnd-kit's data is untyped; it was set by our own components. */
export const dragItemOf = (data: unknown) => data as DragItem | undefined;
export const targetOf = (data: unknown) => data as DropTarget | undefined;

/** An entry under the pointer takes precedence over its day; keyboard drags move between days. */
export const findTarget: CollisionDetection = (args) => {
  const byPointer = args.pointerCoordinates !== null;
  const { left, top } = args.collisionRect;
  const hits = pointerWithin({ ...args, pointerCoordinates: args.pointerCoordinates ?? { x: left, y: top } });
  const onEntry = byPointer && !String(args.active.id).startsWith('menu:');
  const entries = onEntry ? hits.filter(({ id }) => String(id).startsWith('before:')) : [];
  return entries.length > 0 ? entries : hits.filter(({ id }) => String(id).startsWith('day:'));
};

const INSIDE_PX = 8;
const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves a dragged entry to the previous or next day by arrow key. */
export function coordinatesByDay(days: readonly string[]): KeyboardCoordinateGetter {
  return (event, { context: { active, over, droppableRects } }) => {
    const step = stepOf(event.code);
    if (!step) return undefined;
    event.preventDefault();
    const item = dragItemOf(active?.data.current);
    const now = targetOf(over?.data.current)?.day ?? (item?.kind === 'entry' ? item.entry.date : undefined);
    const next = nextDay(days, now, step);
    const rect = next && droppableRects.get(dayId(next));
    return rect ? { x: rect.left + INSIDE_PX, y: rect.top + INSIDE_PX } : undefined;
  };
}

function stepOf(code: string): 1 | -1 | undefined {
  const step = STEPS[code];
  const sideways = code === 'ArrowLeft' || code === 'ArrowRight';
  if (!step || !sideways || document.documentElement.dir !== 'rtl') return step;
  return step === 1 ? -1 : 1;
}

/** The neighbor of a day within the range; the first day when there is none yet. */
export function nextDay(days: readonly string[], now: string | undefined, step: 1 | -1): string | undefined {
  const index = now === undefined ? -1 : days.indexOf(now);
  return index < 0 ? days[0] : (days[index + step] ?? days[index]);
}
