import { createWorkerPool, type WorkerPool } from '@larder/service-kit';
import type { FactoryProvider, OnApplicationShutdown } from '@nestjs/common';

/** The data of a recipe may be large; an export that needs more memory is hostile. */
const MEGABYTES_PER_THREAD = 384;
/** Timeout for one record, including skipped files before it. */
const STEP_TIMEOUT_MS = 120_000;
/** How long a free thread is kept. */
const IDLE_MS = 30_000;

/** A thread that reads one export at a time, step by step. */
export interface ExportThread {
  /** Calls a function of the worker. One that takes too long or too much memory ends the thread. */
  call<Result>(task: string, input?: unknown): Promise<Result>;
}

/**
 * Threads that read exports: each reads one at a time, so that no export affects another. A free thread is kept for a
 * while; one that failed, or was abandoned during a call, is ended.
 */
export class ExportThreads implements OnApplicationShutdown {
  private free: { pool: WorkerPool; timer: NodeJS.Timeout } | undefined;
  private readonly pools = new Set<WorkerPool>();

  constructor(private readonly file: URL) {}

  /** Runs `read` with a thread of its own. */
  async withThread<Result>(read: (thread: ExportThread) => Promise<Result>): Promise<Result> {
    const pool = this.take();
    const calls = new Calls(pool);
    try {
      return await read(calls);
    } finally {
      if (await calls.close()) this.keepFree(pool);
      else await this.end(pool);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.free) clearTimeout(this.free.timer);
    await Promise.all([...this.pools].map((pool) => this.end(pool)));
  }

  private take(): WorkerPool {
    if (this.free) {
      const { pool, timer } = this.free;
      clearTimeout(timer);
      this.free = undefined;
      return pool;
    }
    const pool = createWorkerPool({ file: this.file, threads: 1, maxMegabytes: MEGABYTES_PER_THREAD, resident: true });
    this.pools.add(pool);
    return pool;
  }

  private keepFree(pool: WorkerPool): void {
    if (this.free) return void this.end(pool).catch(() => undefined);
    const endIdle = () => {
      this.free = undefined;
      this.end(pool).catch(() => undefined); // it is not used any more
    };
    this.free = { pool, timer: setTimeout(endIdle, IDLE_MS).unref() };
  }

  private async end(pool: WorkerPool): Promise<void> {
    this.pools.delete(pool);
    await pool.close();
  }
}

/** The calls of one reader. */
class Calls implements ExportThread {
  private pending = 0;
  private failed = false;

  constructor(private readonly pool: WorkerPool) {}

  async call<Result>(task: string, input?: unknown): Promise<Result> {
    this.pending += 1;
    try {
      return await this.pool.run(input, { task, timeoutMs: STEP_TIMEOUT_MS });
    } catch (error) {
      this.failed = true;
      throw error;
    } finally {
      this.pending -= 1;
    }
  }

  /** Closes the export; returns whether the thread can read another one. */
  async close(): Promise<boolean> {
    if (this.failed || this.pending > 0) return false;
    await this.call('close').catch(() => undefined);
    return !this.failed;
  }
}

export const exportThreadsProvider: FactoryProvider<ExportThreads> = {
  provide: ExportThreads,
  useFactory: () => new ExportThreads(new URL('./export.worker.js', import.meta.url)),
};
