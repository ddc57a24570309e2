import { Jobs, Log, Scheduled, type JobRecord } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { failure } from '../outcomes/index.js';
import { ReportRepository } from './report.repository.js';
import type { ReportDocument } from './report.schema.js';
import { ReportService } from './report.service.js';

/** Grace period, in milliseconds: a report is created shortly before its job. */
const GRACE_MS = 60_000;
const MAX_REPORTS = 500;

/** Ends reports whose job does not exist any more, so that clients do not wait for them forever. */
@Injectable()
export class ReportSweeper {
  constructor(
    private readonly repository: ReportRepository,
    private readonly reports: ReportService,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {}

  @Scheduled('report-sweep', { pattern: '*/5 * * * *' })
  async sweep(): Promise<void> {
    await this.sweepOlderThan(GRACE_MS);
  }

  /** Ends the reports that are older than `ageMs` and without a job that is waiting or active. */
  async sweepOlderThan(ageMs: number): Promise<void> {
    for (const report of await this.repository.findUnfinished(new Date(Date.now() - ageMs), MAX_REPORTS)) {
      const job = await this.jobs.find(report.jobId);
      if (job?.state !== 'waiting' && job?.state !== 'active') await this.end(report, job);
    }
  }

  private async end(report: ReportDocument, job: JobRecord | null): Promise<void> {
    const reason = job?.error?.message ?? 'its job was lost';
    const outcome = failure('This was interrupted and could not be continued', new Error(reason));
    await this.repository.insertEntry(report, report._id, Number.MAX_SAFE_INTEGER, outcome);
    await this.reports.finish(report, 'failure');
    this.log.warn('report ended without its job', { reportId: report._id, jobId: report.jobId });
  }
}
