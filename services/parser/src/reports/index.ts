export { REPORT_ENTRIES, ReportEntrySchema, REPORTS, ReportSchema } from './report.schema.js';
export { ReportRepository } from './report.repository.js';
export { ReportedWork, throwIfTemporary, type Attempt, type WorkItem } from './reported-work.js';
export { ReportsModule } from './reports.module.js';
