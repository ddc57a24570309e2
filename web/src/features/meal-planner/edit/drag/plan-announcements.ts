import type { Announcements, Over } from '@dnd-kit/core';
import type { TFunction } from 'i18next';
import { nameOfEntry } from '../../../../entities/meal-plans/plan-entries.js';
import { dragItemOf, targetOf, type DragItem } from '../../drag/drop-target.js';

export function dragItemName(item: DragItem): string {
  return item.kind === 'entry' ? nameOfEntry(item.entry) : item.menu.name;
}

/** Screen reader announcements while an entry is dragged to another day. */
export function planAnnouncements(t: TFunction, nameOfDay: (day: string) => string): Announcements {
  const name = (data: unknown) => {
    const item = dragItemOf(data);
    return item ? dragItemName(item) : '';
  };
  const at = (key: string, data: unknown, over: Over) =>
    t(key, { name: name(data), day: nameOfDay(targetOf(over.data.current)?.day ?? '') });
  const back = (data: unknown) => t('meal-plan.drag-canceled', { name: name(data) });
  return {
    onDragStart: ({ active }) => t('meal-plan.drag-picked-up', { name: name(active.data.current) }),
    onDragOver: ({ active, over }) => (over ? at('meal-plan.drag-over', active.data.current, over) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? at('meal-plan.drag-dropped', active.data.current, over) : back(active.data.current),
    onDragCancel: ({ active }) => back(active.data.current),
  };
}
