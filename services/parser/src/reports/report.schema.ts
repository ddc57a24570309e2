import type { ReportCategory, ReportStatus } from '@larder/contracts';
import { aggregateSchema, recordSchema, type Aggregate, type Stored } from '@larder/service-kit';

/** What somebody wants to know of a long piece of work, while it happens and afterwards. */
export type ReportDocument = Aggregate<{
  groupId: string;
  householdId: string;
  userId: string;
  category: ReportCategory;
  name: string;
  status: ReportStatus;
  /** The job that does it. */
  jobId: string;
  done: number;
  total: number | null;
  /** How often what had failed was tried again. */
  retries: number;
}>;

/** What became of one thing. `position` is its place in the source: the order shown, and what makes it one entry only. */
export type ReportEntryDocument = Stored<{
  groupId: string;
  reportId: string;
  position: number;
  success: boolean;
  message: string;
  exception: string;
  url: string | null;
}>;

export const REPORTS = 'reports';
export const REPORT_ENTRIES = 'report-entries';

const text = { type: String, required: true } as const;
const words = { type: String, default: '' } as const;

export const ReportSchema = aggregateSchema<ReportDocument>({
  groupId: text,
  householdId: text,
  userId: text,
  category: text,
  name: text,
  status: text,
  jobId: text,
  done: { type: Number, default: 0 },
  total: { type: Number, default: null },
  retries: { type: Number, default: 0 },
});
ReportSchema.index({ groupId: 1, createdAt: -1, _id: 1 }); // the list
ReportSchema.index({ groupId: 1, category: 1, createdAt: -1, _id: 1 }); // the list of a category
ReportSchema.index({ status: 1, createdAt: 1, _id: 1 }); // those whose work may have died

export const ReportEntrySchema = recordSchema<ReportEntryDocument>({
  groupId: text,
  reportId: text,
  position: { type: Number, required: true },
  success: { type: Boolean, required: true },
  message: words,
  exception: words,
  url: { type: String, default: null },
});
ReportEntrySchema.index({ groupId: 1, reportId: 1, position: 1 }, { unique: true }); // a report's page
