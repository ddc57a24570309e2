import { z } from 'zod';
import { defineEvent } from '../messaging/define-event.js';
import { defineStream } from '../messaging/define-message.js';
import { definePagedList, pageQueryFields } from '../paging/page.js';
import { Id } from '../primitives/id.js';
import { Moment } from '../primitives/moment.js';
import { Int } from '../primitives/scalars.js';

/** What is written down: the kind of thing it was done to, and what was done. */
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

/** How it ended: done, refused to the caller, refused because the account is locked, or failed on the server. */
export const AuditOutcome = z.enum(['done', 'refused', 'locked', 'failed']).meta({ id: 'AuditOutcome' });
export type AuditOutcome = z.output<typeof AuditOutcome>;

/** The longest name and id that are kept; longer ones are cut. */
export const MAX_AUDIT_TEXT = 200;
const text = z.string().max(MAX_AUDIT_TEXT);

const entryFields = {
  action: AuditAction,
  /** Who did it, named as then. Without an id: the account of an attempt to sign in. */
  actor: z.object({ id: Id.nullable(), name: text.nullable() }),
  /** What it was done to, named as then. */
  target: z.object({ kind: text, id: text.nullable(), name: text.nullable() }),
  /** The client's address as the gateway knows it. */
  address: text,
  outcome: AuditOutcome,
};

/** One line of the audit log (docs/api/administration.md#audit-log); never with secrets. Times are ISO 8601 UTC. */
export const AuditEntry = z
  .object({ id: z.string(), occurredAt: z.string(), ...entryFields })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof AuditEntry>;

/** Something that was done, as the gateway answered it. The event's id is the entry's. */
export const AuditEntryRecorded = defineEvent('audit-entry.recorded', z.object(entryFields));

const MAX_PAGE = 500;
const AuditPerPage = Int.transform((count) => (count < 1 ? MAX_PAGE : Math.min(count, MAX_PAGE)));
const filters = {
  action: AuditAction.optional(),
  /** The id or the name of who did it. */
  user: text.optional(),
  /** The first moment, inclusive. */
  from: Moment.optional(),
  /** The last moment, exclusive. */
  to: Moment.optional(),
};

/** Which entries. */
export const AuditFilter = z.object(filters);
export type AuditFilter = z.output<typeof AuditFilter>;

/** A page of entries, newest first, 500 at most. */
export const AuditQuery = z.object({
  page: pageQueryFields.page,
  perPage: AuditPerPage.default(50).meta({ type: 'integer' }),
  ...filters,
});
export type AuditQuery = z.output<typeof AuditQuery>;

/** How many entries an export has at most: the newest. */
export const MAX_AUDIT_EXPORT = 100_000;

/** For administrators, like the export. */
export const ListAudit = definePagedList({ subject: 'admin.audit.list', query: AuditQuery, item: AuditEntry });
/** The entries of a filter, newest first, one after the other. */
export const ExportAudit = defineStream({ subject: 'admin.audit.export', request: AuditFilter, item: AuditEntry });
