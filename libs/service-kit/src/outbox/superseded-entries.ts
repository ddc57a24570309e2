import type { OutboxEntry } from '../documents/outbox-fields.js';

/** The most entries a document keeps while nothing can be published. */
export const MAX_ENTRIES = 50;

/**
 * The entries that may be dropped when more than `maxEntries` wait: the oldest ones that a later entry of the same event repeats.
 * An event without a later one of its kind always stays.
 */
export function supersededEntries(entries: OutboxEntry[], maxEntries = MAX_ENTRIES): OutboxEntry[] {
  const lastOf = new Map(entries.map(({ subject }, index) => [subject, index]));
  const repeated = entries.filter(({ subject }, index) => lastOf.get(subject) !== index);
  return repeated.slice(0, Math.max(0, entries.length - maxEntries));
}
