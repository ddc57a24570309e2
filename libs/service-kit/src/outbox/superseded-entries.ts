import type { OutboxEntry } from '../documents/outbox-fields.js';

/** Entries a document keeps at most while nobody can be told. */
export const ENTRIES_KEPT = 50;

/**
 * The entries that may go when more than `kept` wait: the oldest ones that a later entry of the same event repeats.
 * An event without a later one of its kind always stays.
 */
export function supersededEntries(entries: OutboxEntry[], kept = ENTRIES_KEPT): OutboxEntry[] {
  const lastOf = new Map(entries.map(({ subject }, index) => [subject, index]));
  const repeated = entries.filter(({ subject }, index) => lastOf.get(subject) !== index);
  return repeated.slice(0, Math.max(0, entries.length - kept));
}
