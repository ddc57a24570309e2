import type { OutboxEntry } from '../../documents/outbox-fields.js';

/** Maximum number of entries of a document while nothing can be published. */
export const MAX_ENTRIES = 50;

/**
 * The entries that may be dropped when more than `maxEntries` are pending: the oldest ones with a later entry of the
 * same event. The last event of each kind is always kept.
 */
export function supersededEntries(entries: OutboxEntry[], maxEntries = MAX_ENTRIES): OutboxEntry[] {
  const lastOf = new Map(entries.map(({ subject }, index) => [subject, index]));
  const repeated = entries.filter(({ subject }, index) => lastOf.get(subject) !== index);
  return repeated.slice(0, Math.max(0, entries.length - maxEntries));
}
