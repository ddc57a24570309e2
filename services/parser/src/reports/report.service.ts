import {
  CommonErrors,
  ReportSettled,
  type Actor,
  type ReportCategory,
  type ReportPart,
  type ReportStatus,
  type ReportSummary,
} from '@larder/contracts';
import { Broadcasts, Jobs, orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { finalStatus } from './report-status.js';
import { toReportEntry, toReportSummary } from './report.mapper.js';
import { ReportRepository } from './report.repository.js';
import type { ReportDocument } from './report.schema.js';

/** Reports of bulk imports and migrations, for the members of a group (docs/api/migrations-and-reports.md#reports). */
@Injectable()
export class ReportService {
  constructor(
    private readonly reports: ReportRepository,
    private readonly jobs: Jobs,
    private readonly broadcasts: Broadcasts,
  ) {}

  /** Streams the reports of the group, newest first. */
  async *list(actor: Actor, category: ReportCategory | null): AsyncGenerator<ReportSummary> {
    for await (const report of this.reports.stream(actor, category)) yield toReportSummary(report);
  }

  /** Streams a report: its summary, then its entries. */
  async *read(actor: Actor, id: string): AsyncGenerator<ReportPart> {
    yield { summary: toReportSummary(await this.findOrThrow(actor, id)) };
    for await (const entry of this.reports.streamEntries(actor, id)) yield { entry: toReportEntry(entry) };
  }

  /** Waits for the end of a report, at most `waitMs`. */
  async awaitEnd(actor: Actor, id: string, waitMs: number): Promise<ReportSummary> {
    const end = this.listenForEnd(id, waitMs);
    try {
      const report = await this.findOrThrow(actor, id);
      if (report.status !== 'in-progress') return toReportSummary(report);
      await end.ended;
      return toReportSummary(await this.findOrThrow(actor, id));
    } finally {
      end.stopListening();
    }
  }

  /** Deletes a report and cancels its job. */
  async delete(actor: Actor, id: string): Promise<null> {
    const { jobId } = await this.findOrThrow(actor, id);
    await this.jobs.cancel(jobId);
    if (!(await this.reports.delete(actor, id))) throw CommonErrors.notFound();
    this.broadcasts.send(ReportSettled, { reportId: id });
    return null;
  }

  /** Ends a report; its status is derived from its entries unless given. */
  async finish(report: ReportDocument, statusOverride?: ReportStatus): Promise<ReportStatus> {
    const counts = await this.reports.countEntries(report, report._id);
    const status = statusOverride ?? finalStatus(counts);
    await this.reports.finish(report, { status, ...counts });
    this.broadcasts.send(ReportSettled, { reportId: report._id });
    return status;
  }

  private async findOrThrow(actor: Actor, id: string): Promise<ReportDocument> {
    return orThrowNotFound(await this.reports.find(actor, id));
  }

  /** Starts to listen before the report is read, so that no event is missed. */
  private listenForEnd(id: string, waitMs: number): { ended: Promise<void>; stopListening: () => void } {
    let stopListening = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      const stop = this.broadcasts.on(ReportSettled, ({ reportId }) => reportId === id && resolve());
      stopListening = () => (clearTimeout(timer), stop());
    });
    return { ended, stopListening };
  }
}
