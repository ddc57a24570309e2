import type { ChangedItems, LiveNotice } from './live-notice.js';

/**
 * The notices that a browser missed, with one combined notice for the items of each list: the items are sent in their
 * current state. Of the progress of a report only the last notice is sent. The order is that of the last notice of each
 * key.
 */
export function combinedNotices(notices: readonly LiveNotice[]): LiveNotice[] {
  const combined = new Map<string, LiveNotice>();
  for (const notice of notices) {
    const key = keyOf(notice);
    const earlier = combined.get(key);
    combined.delete(key);
    combined.set(key, earlier && notice.items ? withItemsOf(earlier, notice) : notice);
  }
  return [...combined.values()];
}

/** Notices of the same key are combined. */
function keyOf({ event, sequence, data, items }: LiveNotice): string {
  if (items) return `items ${String(data['listId'])}`;
  return event === 'import' ? `${String(data['status'])} import ${String(data['reportId'])}` : `notice ${sequence}`;
}

function withItemsOf(earlier: LiveNotice, notice: LiveNotice): LiveNotice {
  const sequence = Math.max(earlier.sequence, notice.sequence);
  return { ...notice, sequence, items: union(earlier.items, notice.items) };
}

function union(one: ChangedItems = NO_ITEMS, other: ChangedItems = NO_ITEMS): ChangedItems {
  const deleted = new Set([...one.deletedIds, ...other.deletedIds]);
  const created = new Set([...one.createdIds, ...other.createdIds]);
  const updated = new Set([...one.updatedIds, ...other.updatedIds]);
  return {
    createdIds: [...created].filter((id) => !deleted.has(id)),
    updatedIds: [...updated].filter((id) => !deleted.has(id) && !created.has(id)),
    deletedIds: [...deleted],
  };
}

const NO_ITEMS: ChangedItems = { createdIds: [], updatedIds: [], deletedIds: [] };
