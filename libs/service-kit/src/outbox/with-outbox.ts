import type { Model } from 'mongoose';
import { ESSENTIAL_WRITE } from '../documents/essential-write.js';
import type { OutboxEntry, OutboxFields } from '../documents/outbox-fields.js';

type Operators = Record<string, unknown>;

/** The update with the entries stored in the same write; its own operators stay as they are. */
export function withOutbox<Update extends object>(update: Update, entries: OutboxEntry[], now = new Date()): Update {
  if (entries.length === 0) return update;
  const { $push, $min } = update as { $push?: Operators; $min?: Operators };
  return {
    ...update,
    $push: { ...$push, outbox: { $each: entries } },
    $min: { ...$min, outboxSince: now },
  };
}

/** The fields an insert carries its entries in. */
export function outboxFields(entries: OutboxEntry[], now = new Date()): Required<OutboxFields> | object {
  return entries.length === 0 ? {} : { outbox: entries, outboxSince: now };
}

/** What is left of a deleted document: `_id` and what is still to be told. Without tenant fields no query finds it. */
export function tombstone(
  id: string,
  entries: OutboxEntry[],
  now = new Date(),
): { _id: string } & Required<OutboxFields> {
  return { _id: id, outbox: entries, outboxSince: now };
}

/**
 * Deletes the first document that matches and leaves a tombstone with the events, in one write. Returns the deleted
 * document's id, or null when none matched. Events the document had not told yet are told first.
 */
export async function deleteWithTombstone<Doc extends OutboxFields & { _id: string }>(
  model: Model<Doc>,
  filter: Record<string, unknown> & { _id: string },
  entries: OutboxEntry[],
): Promise<string | null> {
  for (;;) {
    const found = await model.collection.findOne(filter as object, { projection: { outbox: 1, revision: 1 } });
    if (!found || found['revision'] === undefined) return null;
    const waiting = (found['outbox'] ?? []) as OutboxEntry[];
    // Guarded by the revision: what somebody else changes meanwhile is not overwritten with an older outbox.
    const guard = { ...filter, revision: found['revision'] as number, ...sameOutbox(waiting) };
    const left = tombstone(filter._id, [...waiting, ...entries]);
    const done = await model.collection.replaceOne(guard as object, left, ESSENTIAL_WRITE);
    if (done.matchedCount > 0) return filter._id;
  }
}

/** A filter that holds while the outbox has exactly these entries. */
export function sameOutbox(entries: OutboxEntry[]): Record<string, unknown> {
  if (entries.length === 0) return { 'outbox.0': { $exists: false } };
  return { outbox: { $size: entries.length }, 'outbox.eventId': { $all: entries.map(({ eventId }) => eventId) } };
}
