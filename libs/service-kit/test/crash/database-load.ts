import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, Model } from 'mongoose';
import { recordSchema, type Stored } from '../../src/index.js';

type Row = Stored<{ writer: number; number: number }>;

const RowSchema = recordSchema<Row>({
  writer: { type: Number, required: true },
  number: { type: Number, required: true },
});
/** An operation without an outcome for this time is stuck, in milliseconds: all timeouts of the driver are shorter. */
const STUCK_MS = 20_000;
const PAUSE_MS = 5;

/** Writers and readers on one service's connection, which record acknowledged writes and their last success. */
export class DatabaseLoad {
  readonly acknowledged = new Set<string>();
  /** The number of reads that differed from acknowledged writes. */
  wrongReads = 0;
  failedReads = 0;
  failedWrites = 0;
  /** The start of the last successful probe. */
  private probedAt = -Infinity;
  private readonly model: Model<Row>;
  private readonly running = new Map<symbol, number>();
  private workers: Promise<void>[] = [];
  private stopped = false;

  constructor(
    connection: Connection,
    private readonly name: string,
  ) {
    this.model = connection.model<Row>('rows', RowSchema, 'rows');
  }

  /** Fills the collection, then writes and reads until it is stopped. */
  async start({ writers, readers, rows }: { writers: number; readers: number; rows: number }): Promise<void> {
    await this.fill(rows);
    this.workers = [
      this.probe(),
      ...Array.from({ length: writers }, (_, writer) => this.write(writer)),
      ...Array.from({ length: readers }, () => this.read()),
    ];
  }

  /** Whether a probe that began after `moment` has succeeded. */
  hasSucceededSince(moment: number): boolean {
    return this.probedAt >= moment;
  }

  /** The number of stuck operations. */
  stuck(): number {
    const now = performance.now();
    return [...this.running.values()].filter((started) => now - started > STUCK_MS).length;
  }

  /** Stops the load; returns the number of acknowledged rows that are missing. */
  async countLost(): Promise<number> {
    this.stopped = true;
    await Promise.all(this.workers);
    const stored = new Set(await this.model.distinct('_id'));
    return [...this.acknowledged].filter((id) => !stored.has(id)).length;
  }

  /** Stops the load without waiting for stuck operations. */
  abandon(): void {
    this.stopped = true;
  }

  /** Inserts enough rows that reading all of them takes some time. */
  private async fill(count: number): Promise<void> {
    const rows = Array.from({ length: count }, (_, number) => ({
      _id: `${this.name}-filled-${number}`,
      writer: -1,
      number,
    }));
    await this.model.insertMany(rows);
    for (const { _id } of rows) this.acknowledged.add(_id);
  }

  /** Repeats a small read, the minimum of a request. Its success means that the client has recovered. */
  private async probe(): Promise<void> {
    while (!this.stopped) {
      const started = performance.now();
      const row = await this.attempt(() => this.model.findById(`${this.name}-filled-0`).lean());
      if (row === null) this.wrongReads += 1;
      if (row === undefined) this.failedReads += 1;
      else this.probedAt = started;
      await pause(PAUSE_MS);
    }
  }

  private async write(writer: number): Promise<void> {
    for (let number = 0; !this.stopped; number += 1) {
      const _id = `${this.name}-${writer}-${number}`;
      const created = await this.attempt(() => this.model.create({ _id, writer, number }));
      if (created) this.acknowledged.add(_id);
      else this.failedWrites += 1;
      await pause(PAUSE_MS);
    }
  }

  private async read(): Promise<void> {
    while (!this.stopped) {
      const least = this.acknowledged.size;
      const counted = await this.attempt(() => this.countAll());
      if (counted === undefined) this.failedReads += 1;
      else if (counted < least) this.wrongReads += 1;
      await pause(PAUSE_MS);
    }
  }

  /** Reads every row, so that the database is often killed during a read. */
  private async countAll(): Promise<number> {
    const [{ rows } = { rows: 0 }] = await this.model.aggregate<{ rows: number }>([
      { $match: { number: { $gte: 0 } } },
      { $group: { _id: null, rows: { $sum: 1 } } },
    ]);
    return rows;
  }

  private async attempt<T>(operation: () => Promise<T>): Promise<T | undefined> {
    const started = performance.now();
    const key = Symbol();
    this.running.set(key, started);
    try {
      return await operation();
    } catch {
      return undefined;
    } finally {
      this.running.delete(key);
    }
  }
}
