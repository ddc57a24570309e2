import { ConcurrencyLimit, WorkerThreadError } from '@larder/service-kit';
import { threadFailure } from '../../concurrency/index.js';
import type { ExportSource, RecordReply } from './export-session.js';
import type { ExportThread } from './export-threads.js';

/** The reply for a record and its position in the export. */
export interface PositionedReply {
  position: number;
  reply: RecordReply;
}

/** The maximum number of records that may exhaust their thread, since each takes minutes; more are a hostile export. */
const MAX_LOST_RECORDS = 20;

/**
 * An export that is read in a thread. If a record exhausts the thread, only this record fails: the next thread resumes
 * at its position. Calls run one after another.
 */
export class ResumableExport {
  private readonly mutex = new ConcurrencyLimit(1);
  private readonly openRecords = new Set<number>();
  private position = 0;
  private lostRecords = 0;
  private isOpen = false;
  private isOver = false;

  constructor(
    private readonly thread: ExportThread,
    private readonly source: Omit<ExportSource, 'resume'>,
    private readonly onLost: (position: number, error: unknown) => void,
  ) {}

  /** The next record that is a recipe or a failure; null when there are no more. Throws when the rest cannot be read. */
  async next(): Promise<PositionedReply | null> {
    for (;;) {
      const { position } = this;
      const reply = await this.enqueue(() => this.step(position));
      if (reply !== 'skipped') return reply && { position, reply };
    }
  }

  /** Requests something of a record that has not been released. */
  request<Result>(task: string, input: unknown): Promise<Result> {
    return this.enqueue(() => this.call<Result>(task, input));
  }

  /** Releases a record: its files are not needed any more. */
  release(position: number): void {
    this.openRecords.delete(position);
    const release = () => (this.isOpen ? this.call('release', position) : Promise.resolve());
    this.enqueue(release).catch(() => undefined);
  }

  /** Ends reading: calls that still wait fail. */
  end(): void {
    this.isOver = true;
  }

  private async step(position: number): Promise<RecordReply | 'skipped' | null> {
    const reply = await this.call<RecordReply | 'skipped' | null>('next').catch((error: unknown) => {
      return this.failNext(position, error);
    });
    this.position = position + 1;
    if (reply && reply !== 'skipped' && 'draft' in reply) this.openRecords.add(position);
    return reply;
  }

  private failNext(position: number, error: unknown): Promise<RecordReply | null> {
    this.lostRecords += 1;
    if (!threadFailure(error) || this.lostRecords > MAX_LOST_RECORDS) throw error;
    this.onLost(position, error);
    return this.call('failNext');
  }

  private enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.mutex.run(() => {
      if (this.isOver) throw new Error('The export is closed.');
      return task();
    });
  }

  /** Calls the thread. If it crashed without running out of memory, the call is repeated in a new thread. */
  private async call<Result>(task: string, input?: unknown): Promise<Result> {
    try {
      return await this.callOnce<Result>(task, input);
    } catch (error) {
      if (!(error instanceof WorkerThreadError) || error.isOutOfMemory) throw error;
      return this.callOnce<Result>(task, input);
    }
  }

  /** Calls the thread; opens the export in it first if needed. */
  private async callOnce<Result>(task: string, input?: unknown): Promise<Result> {
    try {
      if (!this.isOpen) await this.open();
      return await this.thread.call<Result>(task, input);
    } catch (error) {
      if (threadFailure(error)) this.isOpen = false;
      throw error;
    }
  }

  private async open(): Promise<void> {
    const resume = { position: this.position, openRecords: [...this.openRecords] };
    await this.thread.call('open', { ...this.source, resume });
    this.isOpen = true;
  }
}
