import { ConcurrencyLimit, createWorkerPool, type WorkerPool } from '@larder/service-kit';
import type { ScrapeTask } from './scrape-page.js';

/** Memory limit in MB: a page of 10 MB becomes a tree of several times its size. */
const MEGABYTES_PER_THREAD = 384;

export interface ScrapeThreadsOptions {
  /** The module of the worker, as built. */
  file: URL;
  threads: number;
}

/** Threads that read pages. One that takes too long or too much memory is replaced; only its page fails. */
export class ScrapeThreads {
  private readonly pool: WorkerPool;
  private readonly freeThreads: ConcurrencyLimit;

  constructor({ file, threads }: ScrapeThreadsOptions) {
    this.pool = createWorkerPool({ file, threads, maxMegabytes: MEGABYTES_PER_THREAD, repeatable: true });
    this.freeThreads = new ConcurrencyLimit(threads);
  }

  /** Reads a page. The timeout starts when a thread is free: other pages must not use it up. */
  run<Result>(task: ScrapeTask, timeoutMs: number): Promise<Result> {
    return this.freeThreads.run(() => this.pool.run<ScrapeTask, Result>(task, { timeoutMs }));
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
