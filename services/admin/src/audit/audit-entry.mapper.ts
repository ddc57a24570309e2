import type { AuditEntry, AuditEntryRecorded, PayloadOf } from '@larder/contracts';
import type { AuditEntryDocument } from './audit-entry.schema.js';

const DAY_MS = 86_400_000;
/** Retention of entries, in days. */
const KEPT_DAYS = 400;

/** The stored fields of an entry. */
export type AuditEntryFields = Omit<AuditEntryDocument, '_id' | 'createdAt' | 'updatedAt' | 'revision'>;

/** Maps a recorded event to the stored fields. */
export function toAuditEntryFields(event: PayloadOf<typeof AuditEntryRecorded>): AuditEntryFields {
  const { action, actor, target, address, outcome } = event;
  const occurredAt = new Date(event.occurredAt);
  return {
    occurredAt,
    action,
    address,
    outcome,
    actorId: actor.id,
    actorName: actor.name,
    actorKey: actor.name?.toLowerCase() ?? null,
    targetKind: target.kind,
    targetId: target.id,
    targetName: target.name,
    expiresAt: new Date(occurredAt.getTime() + KEPT_DAYS * DAY_MS),
  };
}

/** An entry in its contract shape. */
export function toAuditEntry(document: AuditEntryDocument): AuditEntry {
  return {
    id: document._id,
    occurredAt: document.occurredAt.toISOString(),
    action: document.action,
    actor: { id: document.actorId, name: document.actorName },
    target: { kind: document.targetKind, id: document.targetId, name: document.targetName },
    address: document.address,
    outcome: document.outcome,
  };
}
