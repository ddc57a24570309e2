import { AuditAction, AuditOutcome } from '@larder/contracts';
import { recordSchema, type Stored } from '@larder/service-kit';

/** The collection. */
export const AUDIT_ENTRIES = 'audit-entries';

/** An entry of the audit log; its id is the id of its event. */
export type AuditEntryDocument = Stored<{
  occurredAt: Date;
  action: AuditAction;
  actorId: string | null;
  actorName: string | null;
  /** The name in lower case, for filters. */
  actorKey: string | null;
  targetKind: string;
  targetId: string | null;
  targetName: string | null;
  address: string;
  outcome: AuditOutcome;
  /** When the database removes the entry (TTL index). */
  expiresAt: Date;
}>;

const text = { type: String, required: true };
const textOrNull = { type: String, default: null };

export const AuditEntrySchema = recordSchema<AuditEntryDocument>({
  occurredAt: { type: Date, required: true },
  action: { ...text, enum: AuditAction.options },
  actorId: textOrNull,
  actorName: textOrNull,
  actorKey: textOrNull,
  targetKind: text,
  targetId: textOrNull,
  targetName: textOrNull,
  address: text,
  outcome: { ...text, enum: AuditOutcome.options },
  expiresAt: { type: Date, required: true },
});

AuditEntrySchema.index({ occurredAt: -1, _id: -1 }); // the whole log, or a period of it
AuditEntrySchema.index({ action: 1, occurredAt: -1, _id: -1 }); // one action
AuditEntrySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
