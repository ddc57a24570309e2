import { WorkerThreadError } from '@larder/service-kit';
import { Turns } from '../scraping/turns.js';
import { threadFailure } from '../scraping/thread-failure.js';
import type { ExportSource, ToldRecord } from './export-session.js';
import type { ExportThread } from './export-threads.js';

/** A record and its place in the export. */
export interface PlacedRecord {
  position: number;
  told: ToldRecord;
}

/** An export with more records than this that overwhelm their thread was made to; each costs minutes. */
const MOST_LOST = 20;

/**
 * An export that is being read. What overwhelms the thread costs one record: the thread that follows is told where the
 * other was, and passes over what was read already. Calls are made one after the other.
 */
export class ExportReading {
  private readonly turns = new Turns(1);
  private readonly held = new Set<number>();
  private count = 0;
  private lost = 0;
  private isOpen = false;
  private isOver = false;

  constructor(
    private readonly thread: ExportThread,
    private readonly source: Omit<ExportSource, 'passed'>,
    private readonly onLost: (position: number, error: unknown) => void,
  ) {}

  /** The next record there is something to tell of; null when there are no more. Throws when the rest cannot be had. */
  async next(): Promise<PlacedRecord | null> {
    for (;;) {
      const position = this.count;
      const told = await this.inTurn(() => this.step(position));
      if (told !== 'nothing') return told && { position, told };
    }
  }

  /** Asks for something that belongs to a record that was told of and not let go of. */
  ask<Result>(task: string, input: unknown): Promise<Result> {
    return this.inTurn(() => this.call<Result>(task, input));
  }

  /** Nobody asks for this record's files any more. */
  release(position: number): void {
    this.held.delete(position);
    const letGo = () => (this.isOpen ? this.call('release', position) : Promise.resolve());
    this.inTurn(letGo).catch(() => undefined);
  }

  /** Nothing is asked of the thread any more, whoever still waits. */
  end(): void {
    this.isOver = true;
  }

  private async step(position: number): Promise<ToldRecord | 'nothing' | null> {
    const told = await this.call<ToldRecord | 'nothing' | null>('next').catch((error: unknown) => {
      return this.withoutNext(position, error);
    });
    this.count = position + 1;
    if (told && told !== 'nothing' && 'found' in told) this.held.add(position);
    return told;
  }

  private withoutNext(position: number, error: unknown): Promise<ToldRecord | null> {
    this.lost += 1;
    if (!threadFailure(error) || this.lost > MOST_LOST) throw error;
    this.onLost(position, error);
    return this.call('giveUp');
  }

  private inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.turns.take(() => {
      if (this.isOver) throw new Error('The export is not read any more.');
      return task();
    });
  }

  /** Calls the thread. One that ended, and not by what it was asked, is followed by another, which is asked again. */
  private async call<Result>(task: string, input?: unknown): Promise<Result> {
    try {
      return await this.callOnce<Result>(task, input);
    } catch (error) {
      if (!(error instanceof WorkerThreadError) || error.isOutOfMemory) throw error;
      return this.callOnce<Result>(task, input);
    }
  }

  /** Calls the thread, which has the export open. */
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
    const passed = { count: this.count, held: [...this.held] };
    await this.thread.call('open', { ...this.source, passed });
    this.isOpen = true;
  }
}
