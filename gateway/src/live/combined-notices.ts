import type { ChangedItems, LiveNotice } from './live-notice.js';

/**
 * The notices that a browser missed, those of a list's items combined into one each: what is sent are the items as they
 * are now. Of the progress of a report only the last is sent. In the order of the last notice of each.
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
