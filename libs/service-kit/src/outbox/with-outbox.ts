import type { Model } from 'mongoose';
import { ESSENTIAL_WRITE } from '../documents/essential-write.js';
import type { OutboxEntry, OutboxFields } from '../documents/outbox-fields.js';

type Operators = Record<string, unknown>;

/** Adds the entries to an update, so that they are stored in the same write; its other operators are kept. */
export function withOutbox<Update extends object>(update: Update, entries: OutboxEntry[], now = new Date()): Update {
  if (entries.length === 0) return update;
  const { $push, $min } = update as { $push?: Operators; $min?: Operators };
  return {
    ...update,
    $push: { ...$push, outbox: { $each: entries } },
    $min: { ...$min, outboxSince: now },
  };
}

/** The outbox fields of a new document. */
export function outboxFields(entries: OutboxEntry[], now = new Date()): Required<OutboxFields> | object {
  return entries.length === 0 ? {} : { outbox: entries, outboxSince: now };
}

/** The tombstone of a deleted document: `_id` and unpublished events. Queries by tenant do not find it. */
export function tombstone(
  id: string,
  entries: OutboxEntry[],
  now = new Date(),
): { _id: string } & Required<OutboxFields> {
  return { _id: id, outbox: entries, outboxSince: now };
}

/**
 * Deletes the first matching document and leaves a tombstone with the events, in one write. Returns the deleted
 * document's id, or null when none matched. Events that were not published yet come first. The fields of `retained`
 * remain after the events are published; the next `revision` is one of them.
 */
export async function deleteWithTombstone<Doc extends OutboxFields & { _id: string }>(
  model: Model<Doc>,
  filter: Record<string, unknown> & { _id: string },
  entries: OutboxEntry[],
  retained: { revision?: number } & Record<string, unknown> = {},
): Promise<string | null> {
  for (;;) {
    const document = await model.collection.findOne(filter as object, { projection: { outbox: 1, revision: 1 } });
    if (!document || document['revision'] === undefined) return null;
    const waiting = (document['outbox'] ?? []) as OutboxEntry[];
    // Conditional on the revision, so that a concurrent change is not overwritten with an older outbox.
    const unchanged = { ...filter, revision: document['revision'] as number, ...unchangedOutboxFilter(waiting) };
    const replacement = { ...retained, ...tombstone(filter._id, [...waiting, ...entries]) };
    const result = await model.collection.replaceOne(unchanged as object, replacement, ESSENTIAL_WRITE);
    if (result.matchedCount > 0) return filter._id;
  }
}

/** A filter that matches while the outbox has exactly these entries. */
export function unchangedOutboxFilter(entries: OutboxEntry[]): Record<string, unknown> {
  if (entries.length === 0) return { 'outbox.0': { $exists: false } };
  return { outbox: { $size: entries.length }, 'outbox.eventId': { $all: entries.map(({ eventId }) => eventId) } };
}
