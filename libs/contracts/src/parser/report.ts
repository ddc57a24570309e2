import { z } from 'zod';
import { defineBroadcast } from '../messaging/define-broadcast.js';
import { defineEvent } from '../messaging/define-event.js';
import { defineMessage, defineStream } from '../messaging/define-message.js';
import { Id } from '../primitives/id.js';

/** The kind of a report. Only migrations and bulk imports have reports; clients know the other kinds. */
export const ReportCategory = z.enum(['backup', 'restore', 'migration', 'bulk_import']).meta({ id: 'ReportCategory' });
export type ReportCategory = z.output<typeof ReportCategory>;

/** `partial`: some items succeeded. A report without entries has failed. */
export const ReportStatus = z
  .enum(['in-progress', 'success', 'failure', 'partial'])
  .meta({ id: 'ReportSummaryStatus' });
export type ReportStatus = z.output<typeof ReportStatus>;

/** A report in a list; `done` of `total` items are processed, `total` is null until it is known. */
export const ReportSummary = z
  .object({
    id: z.string(),
    groupId: z.string(),
    timestamp: z.string().describe('The time of the start; ISO 8601 in UTC.'),
    category: ReportCategory.describe('The kind of task.'),
    name: z.string(),
    status: ReportStatus.describe('The outcome so far.'),
    done: z.number().int().describe('The number of processed items.'),
    total: z.number().int().nullable().describe('The number of items; null while unknown.'),
  })
  .meta({ id: 'ReportSummary' });
export type ReportSummary = z.output<typeof ReportSummary>;

/** Outcome for one item; `exception` is the reason of a failure, else `""`. */
export const ReportEntry = z
  .object({
    id: z.string(),
    reportId: z.string().describe('The id of the report.'),
    timestamp: z.string().describe('The time of the outcome.'),
    success: z.boolean().describe('Whether the item was imported.'),
    message: z.string().describe('A text for users.'),
    exception: z.string().describe('The reason of a failure; empty for a success.'),
    url: z.string().nullable().describe('The imported address, as in the request; null without one.'),
  })
  .meta({ id: 'ReportEntryOut' });
export type ReportEntry = z.output<typeof ReportEntry>;

/** A report with its entries, in the order of the source. */
export const Report = z
  .object({ ...ReportSummary.shape, entries: z.array(ReportEntry).describe('The outcome of each item.') })
  .meta({ id: 'ReportOut' });
export type Report = z.output<typeof Report>;

export const ReportQuery = z.object({
  report_type: ReportCategory.optional().describe('The category of the reports.'),
});

/** A part of a report, which may have any number of entries. The summary comes first. */
export const ReportPart = z.union([z.object({ summary: ReportSummary }), z.object({ entry: ReportEntry })]);
export type ReportPart = z.output<typeof ReportPart>;

const byId = z.object({ id: Id });

/** The reports of the caller's group, newest first. */
export const ListReports = defineStream({
  subject: 'parser.report.list',
  request: z.object({ category: ReportCategory.nullable() }),
  item: ReportSummary,
});
export const ReadReport = defineStream({ subject: 'parser.report.read', request: byId, item: ReportPart });
/** Waits until a report is finished, for a limited time: it may still be in progress in the reply. */
export const AwaitReport = defineMessage({
  subject: 'parser.report.await',
  request: z.object({ id: Id, waitMs: z.number().int().min(0).max(20_000) }),
  reply: ReportSummary,
  timeoutMs: 30_000,
  idempotent: true,
});
/** Deletes a report with its entries; a running import is canceled. */
export const DeleteReport = defineMessage({ subject: 'parser.report.delete', request: byId, reply: z.null() });

/**
 * A bulk import or a migration has started or advanced: `done` of `total` items are processed; `total` is null until it
 * is known. Published at most about twice a second for each report.
 */
export const ReportProgressed = defineEvent(
  'report.progressed',
  z.object({
    reportId: Id,
    category: ReportCategory,
    done: z.number().int(),
    total: z.number().int().nullable(),
  }),
);

/**
 * A bulk import or a migration has ended, with its counts of successes and failures. Users are notified of this instead
 * of its recipes, which are `bulk`.
 */
export const ReportFinished = defineEvent(
  'report.finished',
  z.object({
    reportId: Id,
    category: ReportCategory,
    name: z.string(),
    status: ReportStatus,
    succeeded: z.number().int().default(0),
    failed: z.number().int().default(0),
  }),
);
/** The report is finished or deleted: pending requests for it can be answered. */
export const ReportSettled = defineBroadcast('report.settled', z.object({ reportId: Id }));
