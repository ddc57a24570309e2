import { ReportCategory, ReportStatus } from '@larder/contracts';
import { aggregateSchema, recordSchema, type Aggregate, type Stored } from '@larder/service-kit';

/** The report of a bulk import or migration, while it runs and afterwards. */
export type ReportDocument = Aggregate<{
  groupId: string;
  householdId: string;
  userId: string;
  category: ReportCategory;
  name: string;
  status: ReportStatus;
  /** The id of its job. */
  jobId: string;
  done: number;
  total: number | null;
  /** How often the failed items were retried. */
  retries: number;
}>;

/** The outcome of one item. `position` is its index in the source: it defines the order and makes the entry unique. */
export type ReportEntryDocument = Stored<{
  groupId: string;
  reportId: string;
  position: number;
  success: boolean;
  message: string;
  exception: string;
  url: string | null;
}>;

/** The collections. */
export const REPORTS = 'reports';
export const REPORT_ENTRIES = 'report-entries';

const text = { type: String, required: true } as const;
const optionalText = { type: String, default: '' } as const;

export const ReportSchema = aggregateSchema<ReportDocument>({
  groupId: text,
  householdId: text,
  userId: text,
  category: { ...text, enum: ReportCategory.options },
  name: text,
  status: { ...text, enum: ReportStatus.options },
  jobId: text,
  done: { type: Number, default: 0 },
  total: { type: Number, default: null },
  retries: { type: Number, default: 0 },
});
ReportSchema.index({ groupId: 1, createdAt: -1, _id: 1 }); // the list
ReportSchema.index({ groupId: 1, category: 1, createdAt: -1, _id: 1 }); // the list of a category
ReportSchema.index({ status: 1, createdAt: 1, _id: 1 }); // the sweep of reports without a job

export const ReportEntrySchema = recordSchema<ReportEntryDocument>({
  groupId: text,
  reportId: text,
  position: { type: Number, required: true },
  success: { type: Boolean, required: true },
  message: optionalText,
  exception: optionalText,
  url: { type: String, default: null },
});
ReportEntrySchema.index({ groupId: 1, reportId: 1, position: 1 }, { unique: true }); // a report's page
