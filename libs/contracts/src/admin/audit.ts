import { z } from 'zod';
import { defineEvent } from '../messaging/define-event.js';
import { defineStream } from '../messaging/define-message.js';
import { definePagedList, pageQueryFields } from '../paging/page.js';
import { Id } from '../primitives/id.js';
import { Moment } from '../primitives/moment.js';
import { Int } from '../primitives/scalars.js';

/** The recorded actions: the kind of the target, and the change. */
export const AuditAction = z
  .enum([
    ...(['session.sign-in', 'session.sign-out'] as const),
    ...([
      'user.create',
      'user.update',
      'user.delete',
      'user.unlock',
      'user.permissions',
      'user.password-reset',
      'user.export',
    ] as const),
    ...(['group.create', 'group.update', 'group.delete'] as const),
    ...(['household.create', 'household.update', 'household.delete'] as const),
    ...(['api-token.create', 'api-token.delete'] as const),
    ...([
      'backup.create',
      'backup.download',
      'backup.upload',
      'backup.delete',
      'backup.restore',
      'backup.merge',
    ] as const),
    ...(['notifier.create', 'notifier.update', 'notifier.delete', 'notifier.send-again'] as const),
    ...(['webhook.create', 'webhook.update', 'webhook.delete', 'webhook.send-again'] as const),
    ...(['invitation.create', 'invitation.send', 'invitation.delete'] as const),
    ...(['schedule.run', 'clean-up.run', 'read-model.rebuild', 'data.repair', 'secret.rotate'] as const),
  ])
  .meta({ id: 'AuditAction' });
export type AuditAction = z.output<typeof AuditAction>;

/** The outcome: done, refused to the caller, refused because the account is locked, or failed on the server. */
export const AuditOutcome = z.enum(['done', 'refused', 'locked', 'failed']).meta({ id: 'AuditOutcome' });
export type AuditOutcome = z.output<typeof AuditOutcome>;

/** Maximum length of stored names and ids; longer ones are truncated. */
export const MAX_AUDIT_TEXT = 200;
const text = z.string().max(MAX_AUDIT_TEXT);

const entryFields = {
  action: AuditAction.describe('The action.'),
  actor: z
    .object({ id: Id.nullable(), name: text.nullable() })
    .meta({ id: 'AuditActor' })
    .describe('The caller, with the name at that time. Without an id: the account of a sign-in attempt.'),
  target: z
    .object({ kind: text.describe('The kind of record.'), id: text.nullable(), name: text.nullable() })
    .meta({ id: 'AuditTarget' })
    .describe('The target, with the name at that time.'),
  address: text.describe('The address of the client as seen by the gateway.'),
  outcome: AuditOutcome.describe('`locked`: refused because the account is locked. `failed`: an error of the server.'),
};

/** An entry of the audit log (docs/api/administration.md#audit-log), without secrets. Times are ISO 8601 UTC. */
export const AuditEntry = z
  .object({ id: z.string(), occurredAt: z.string().describe('The time; ISO 8601 in UTC.'), ...entryFields })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof AuditEntry>;

/** An action and its outcome, published by the gateway. The event's id is that of the entry. */
export const AuditEntryRecorded = defineEvent('audit-entry.recorded', z.object(entryFields));

const MAX_PAGE = 500;
const AuditPerPage = Int.transform((count) => (count < 1 ? MAX_PAGE : Math.min(count, MAX_PAGE)));
const filters = {
  action: AuditAction.optional().describe('The action.'),
  user: text.optional().describe('The id or the name of the caller.'),
  from: Moment.optional().describe('The earliest time, inclusive.'),
  to: Moment.optional().describe('The latest time, exclusive.'),
};

/** The filter of entries. */
export const AuditFilter = z.object(filters);
export type AuditFilter = z.output<typeof AuditFilter>;

/** A page of entries, newest first, 500 at most. */
export const AuditQuery = z.object({
  page: pageQueryFields.page,
  perPage: AuditPerPage.default(50).meta({ type: 'integer' }).describe('The number of entries, 500 at most.'),
  ...filters,
});
export type AuditQuery = z.output<typeof AuditQuery>;

/** Maximum number of entries of an export: the newest ones. */
export const MAX_AUDIT_EXPORT = 100_000;

/** For administrators, like the export. */
export const ListAudit = definePagedList({ subject: 'admin.audit.list', query: AuditQuery, item: AuditEntry });
/** Streams the matching entries, newest first. */
export const ExportAudit = defineStream({ subject: 'admin.audit.export', request: AuditFilter, item: AuditEntry });
