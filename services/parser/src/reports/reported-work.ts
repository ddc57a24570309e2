import { AppError, CommonErrors, type Actor } from '@larder/contracts';
import { PermanentFailure, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { inOrder } from './in-order.js';
import type { Outcome } from './outcome.js';
import { Progress } from './progress.js';
import { ReportRepository } from './report.repository.js';
import { ReportService } from './report.service.js';
import type { ReportDocument } from './report.schema.js';

/** One thing of a long piece of work. */
export interface WorkItem {
  /** Its place in the source. */
  position: number;
  /** Gets it ready, at the same time as others; what it gives does it, one after the other. Neither throws for what is wrong with the thing itself. */
  prepare(): Promise<() => Promise<Outcome>>;
  /** Called instead when an earlier attempt has dealt with it. */
  skip?(): void;
}

export interface ReportedRun {
  actor: Actor;
  reportId: string;
  /** The job that does it. */
  job: Pick<JobRun, 'signal' | 'retries' | 'progress'>;
  /** How many are got ready at a time. */
  width: number;
}

/** Does what a report tells of: skips what an earlier attempt has done, writes down each outcome as it happens. */
@Injectable()
export class ReportedWork {
  constructor(
    private readonly repository: ReportRepository,
    private readonly reports: ReportService,
  ) {}

  /**
   * Does all of it and ends the report. Gives the report's end, null when somebody has deleted it meanwhile. Throws when
   * nothing came of it: the job has failed, too, and may be tried again, which does again what had failed.
   */
  async run(run: ReportedRun, items: AsyncIterable<WorkItem> | Iterable<WorkItem>): Promise<string | null> {
    const report = await this.opened(run);
    if (!report) return null;
    const done = await this.repository.positionsOf(run.actor, run.reportId);
    const progress = new Progress((count) => this.tell(run, count, report.total));
    try {
      await this.perform(run, inOrder(remaining(items, done), run.width, prepared), (position) => {
        done.add(position);
        return progress.note(done.size);
      });
    } finally {
      await progress.stop();
    }
    return this.end(report, done.size);
  }

  private async opened({ actor, reportId, job }: ReportedRun): Promise<ReportDocument | null> {
    const report = await this.repository.find(actor, reportId);
    if (report && job.retries > (report.retries ?? 0)) await this.repository.reopen(actor, reportId, job.retries);
    return report;
  }

  private async tell({ actor, reportId, job }: ReportedRun, done: number, total: number | null): Promise<void> {
    await this.repository.progress(actor, reportId, { done });
    await job.progress({ done, total });
  }

  private async perform(
    { actor, reportId, job: { signal } }: ReportedRun,
    prepared: AsyncIterable<PreparedItem>,
    onDone: (position: number) => Promise<void>,
  ): Promise<void> {
    for await (const { position, perform } of prepared) {
      signal.throwIfAborted();
      const outcome = await perform();
      signal.throwIfAborted();
      await this.repository.addEntry(actor, reportId, position, outcome);
      await onDone(position);
    }
  }

  private async end(report: ReportDocument, done: number): Promise<string> {
    await this.repository.progress(report, report._id, { done, total: done });
    const status = await this.reports.finish(report);
    if (status === 'failure') throw new PermanentFailure(done === 0 ? 'There was nothing to do.' : 'All of it failed.');
    return status;
  }
}

async function* remaining(items: AsyncIterable<WorkItem> | Iterable<WorkItem>, done: ReadonlySet<number>) {
  for await (const item of items) {
    if (done.has(item.position)) item.skip?.();
    else yield item;
  }
}

interface PreparedItem {
  position: number;
  perform: () => Promise<Outcome>;
}

async function prepared(item: WorkItem): Promise<PreparedItem> {
  return { position: item.position, perform: await item.prepare() };
}

const PASSING = new Set([CommonErrors.timeout().code, CommonErrors.unavailable().code]);

/** What is known of an attempt at the whole work. */
export interface Attempt {
  signal: AbortSignal;
  isLast: boolean;
}

/** When we ourselves are in trouble, the whole work waits; in its last attempt it is the one thing that fails. */
export function throwIfPassing({ signal, isLast }: Attempt, error: unknown): void {
  signal.throwIfAborted();
  if (!isLast && error instanceof AppError && PASSING.has(error.code)) throw error;
}
