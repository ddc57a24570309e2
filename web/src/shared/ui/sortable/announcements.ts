import type { Announcements } from '@dnd-kit/core';
import type { TFunction } from 'i18next';

/** Screen reader announcements while a row is dragged. */
export function announcements(t: TFunction, ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const name = (id: unknown) => nameOf(String(id));
  const place = (id: unknown) => ids.indexOf(String(id)) + 1;
  const at = (key: string, active: unknown, over: unknown) =>
    t(key, { name: name(active), place: place(over), last: ids.length });
  return {
    onDragStart: ({ active }) => at('sortable.picked-up', active.id, active.id),
    onDragOver: ({ active, over }) => (over ? at('sortable.over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => at('sortable.dropped', active.id, (over ?? active).id),
    onDragCancel: ({ active }) => at('sortable.canceled', active.id, active.id),
  };
}
