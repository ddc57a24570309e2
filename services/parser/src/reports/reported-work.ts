import { AppError, CommonErrors, type Actor } from '@larder/contracts';
import { PermanentFailure, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { mapInOrder } from '../concurrency/index.js';
import type { Outcome } from '../outcomes/index.js';
import { Progress } from './progress.js';
import { ReportRepository } from './report.repository.js';
import type { ReportDocument } from './report.schema.js';
import { ReportService } from './report.service.js';

/** One item of the work: a page, or a record of an export. */
export interface WorkItem {
  /** Its position in the source. */
  position: number;
  /**
   * Prepares the item, concurrently with others, and returns the function that stores it, called sequentially. Neither
   * throws for an invalid item.
   */
  prepare(): Promise<() => Promise<Outcome>>;
  /** Called instead of `prepare` when an earlier attempt has reported the item. */
  skip?(): void;
}

/** A run of the work of a report. */
export interface ReportedRun {
  actor: Actor;
  reportId: string;
  /** The job that does the work. */
  job: Pick<JobRun, 'signal' | 'retries' | 'progress'>;
  /** How many items are prepared at a time. */
  concurrency: number;
}

/** Executes the work of a report: skips the items of earlier attempts and records each outcome at once. */
@Injectable()
export class ReportedWork {
  constructor(
    private readonly repository: ReportRepository,
    private readonly reports: ReportService,
  ) {}

  /**
   * Executes the work and ends the report; returns its final status, null when the report was deleted meanwhile. Throws
   * when no item succeeded, so that the job fails and a retry repeats the failed items.
   */
  async run(run: ReportedRun, items: AsyncIterable<WorkItem> | Iterable<WorkItem>): Promise<string | null> {
    const report = await this.open(run);
    if (!report) return null;
    const reported = await this.repository.findPositions(run.actor, run.reportId);
    const progress = new Progress((count) => this.saveProgress(run, report, count));
    try {
      await this.store(run, mapInOrder(remaining(items, reported), run.concurrency, prepareItem), (position) => {
        reported.add(position);
        return progress.update(reported.size);
      });
    } finally {
      await progress.stop();
    }
    return this.end(report, reported.size);
  }

  private async open({ actor, reportId, job }: ReportedRun): Promise<ReportDocument | null> {
    const report = await this.repository.find(actor, reportId);
    if (report && job.retries > (report.retries ?? 0)) await this.repository.reopen(actor, reportId, job.retries);
    return report;
  }

  private async saveProgress({ job }: ReportedRun, report: ReportDocument, done: number): Promise<void> {
    const { total } = report;
    await this.repository.saveProgress(report, { done, total });
    await job.progress({ done, total });
  }

  private async store(
    { actor, reportId, job: { signal } }: ReportedRun,
    items: AsyncIterable<PreparedItem>,
    onDone: (position: number) => Promise<void>,
  ): Promise<void> {
    for await (const { position, store } of items) {
      signal.throwIfAborted();
      const outcome = await store();
      signal.throwIfAborted();
      await this.repository.insertEntry(actor, reportId, position, outcome);
      await onDone(position);
    }
  }

  private async end(report: ReportDocument, done: number): Promise<string> {
    await this.repository.saveProgress(report, { done, total: done });
    const status = await this.reports.finish(report);
    if (status === 'failure')
      throw new PermanentFailure(done === 0 ? 'There was nothing to import.' : 'All imports failed.');
    return status;
  }
}

async function* remaining(items: AsyncIterable<WorkItem> | Iterable<WorkItem>, reported: ReadonlySet<number>) {
  for await (const item of items) {
    if (reported.has(item.position)) item.skip?.();
    else yield item;
  }
}

interface PreparedItem {
  position: number;
  store: () => Promise<Outcome>;
}

async function prepareItem(item: WorkItem): Promise<PreparedItem> {
  return { position: item.position, store: await item.prepare() };
}

const TEMPORARY = new Set([CommonErrors.timeout().code, CommonErrors.unavailable().code]);

/** One attempt at the whole work. */
export interface Attempt {
  signal: AbortSignal;
  isLast: boolean;
}

/**
 * An outage of this installation fails the whole attempt, which is retried; in the last attempt only the item fails.
 */
export function throwIfTemporary({ signal, isLast }: Attempt, error: unknown): void {
  signal.throwIfAborted();
  if (!isLast && error instanceof AppError && TEMPORARY.has(error.code)) throw error;
}
