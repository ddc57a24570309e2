import { createWorkerPool, type WorkerPool } from '@larder/service-kit';
import type { ScrapeTask } from './scrape-page.js';
import { Turns } from './turns.js';

/** A page of 10 MB becomes a tree of several times its size. */
const MEGABYTES_PER_THREAD = 384;

export interface ScrapeThreadsOptions {
  /** The module of the worker, as built. */
  file: URL;
  threads: number;
}

/** Threads that read pages. One that takes too long or too much memory is ended and replaced; its page alone fails. */
export class ScrapeThreads {
  private readonly pool: WorkerPool;
  private readonly turns: Turns;

  constructor({ file, threads }: ScrapeThreadsOptions) {
    this.pool = createWorkerPool({ file, threads, maxMegabytes: MEGABYTES_PER_THREAD, repeatable: true });
    this.turns = new Turns(threads);
  }

  /** Reads a page. Its time, in milliseconds, runs from when a thread is free: others' pages must not use it up. */
  run<Result>(task: ScrapeTask, timeoutMs: number): Promise<Result> {
    return this.turns.take(() => this.pool.run<ScrapeTask, Result>(task, { timeoutMs }));
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
