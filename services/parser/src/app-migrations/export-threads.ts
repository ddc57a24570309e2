import { createWorkerPool, type WorkerPool } from '@larder/service-kit';
import type { FactoryProvider, OnApplicationShutdown } from '@nestjs/common';

/** A recipe's data may be large; an export that needs more is made to. */
const MEGABYTES = 384;
/** One record, with everything before it that is none. */
const STEP_MS = 120_000;
const IDLE_MS = 30_000;

/** A thread that reads exports, one at a time and step by step. */
export interface ExportThread {
  /** Calls a function of the worker. One that takes too long or too much memory ends the thread. */
  call<Result>(task: string, input?: unknown): Promise<Result>;
}

/**
 * Threads that read exports: each reads one at a time, so that none can harm another. One that is free waits for a while;
 * one that failed, or was left in the middle, is ended.
 */
export class ExportThreads implements OnApplicationShutdown {
  private waiting: { pool: WorkerPool; timer: NodeJS.Timeout } | undefined;
  private readonly pools = new Set<WorkerPool>();

  constructor(private readonly file: URL) {}

  /** Lends a thread while somebody reads. */
  async lend<Result>(read: (thread: ExportThread) => Promise<Result>): Promise<Result> {
    const pool = this.take();
    const calls = new Calls(pool);
    try {
      return await read(calls);
    } finally {
      if (await calls.endedWell()) this.keep(pool);
      else await this.end(pool);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.waiting) clearTimeout(this.waiting.timer);
    await Promise.all([...this.pools].map((pool) => this.end(pool)));
  }

  private take(): WorkerPool {
    if (this.waiting) {
      const { pool, timer } = this.waiting;
      clearTimeout(timer);
      this.waiting = undefined;
      return pool;
    }
    const pool = createWorkerPool({ file: this.file, threads: 1, maxMegabytes: MEGABYTES, resident: true });
    this.pools.add(pool);
    return pool;
  }

  private keep(pool: WorkerPool): void {
    if (this.waiting) return void this.end(pool).catch(() => undefined);
    const letGo = () => {
      this.waiting = undefined;
      this.end(pool).catch(() => undefined); // no one waits for it, and it is not used any more
    };
    this.waiting = { pool, timer: setTimeout(letGo, IDLE_MS).unref() };
  }

  private async end(pool: WorkerPool): Promise<void> {
    this.pools.delete(pool);
    await pool.close();
  }
}

/** The calls of one reader. */
class Calls implements ExportThread {
  private underWay = 0;
  private failed = false;

  constructor(private readonly pool: WorkerPool) {}

  async call<Result>(task: string, input?: unknown): Promise<Result> {
    this.underWay += 1;
    try {
      return await this.pool.run(input, { task, timeoutMs: STEP_MS });
    } catch (error) {
      this.failed = true;
      throw error;
    } finally {
      this.underWay -= 1;
    }
  }

  /** Lets go of what was read; whether the thread can read something else. */
  async endedWell(): Promise<boolean> {
    if (this.failed || this.underWay > 0) return false;
    await this.call('close').catch(() => undefined);
    return !this.failed;
  }
}

export const exportThreadsProvider: FactoryProvider<ExportThreads> = {
  provide: ExportThreads,
  useFactory: () => new ExportThreads(new URL('./read-export.worker.js', import.meta.url)),
};
