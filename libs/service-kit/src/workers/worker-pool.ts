import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { ThreadSupervisor } from './thread-supervisor.js';
import { WorkerThreadError } from './worker-thread-error.js';

const IDLE_MS = 30_000;
const MEGABYTES_PER_THREAD = 512;
/**
 * Young generation of a thread. A thread at its limit gets 16 MB more, in which it has to end; when a single collection
 * can move more than that to the old generation, Node.js ends the whole process instead (seen with the default of
 * Node.js 24).
 */
const YOUNG_MEGABYTES = 24;

export interface WorkerPoolOptions {
  /** The worker's built module: `new URL('./scrape.worker.js', import.meta.url)`. It exports named functions. */
  file: URL;
  /** Maximum number of threads; they end after half a minute without work. */
  threads?: number;
  /** Heap limit of a thread: a task that exceeds it fails alone. */
  maxMegabytes?: number;
  /** Maximum size of the young generation of a thread, which keeps it: less for threads that wait most of the time. */
  youngMegabytes?: number;
  /** Keeps threads running, for work with state; with one thread, tasks run in the order of the calls. */
  resident?: boolean;
  /** A task whose thread ended, except by its own memory or time, is repeated once. */
  repeatable?: boolean;
}

export interface WorkOptions {
  /** The exported function to call; `default` when absent. */
  task?: string;
  /** Time limit of a task, in milliseconds; its thread is ended. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Buffers of the input that are moved instead of copied; not for repeatable work. */
  transfer?: ArrayBuffer[];
}

/** Threads for work that would block the event loop for more than 50 ms. Input and result are copied. */
export interface WorkerPool {
  /**
   * Runs a task. Throws the error of the task; an `AbortError` on a timeout or abort; a `WorkerThreadError` when its
   * thread ends, which fails no other task: the next one gets a new thread.
   */
  run<Input, Result>(input: Input, options?: WorkOptions): Promise<Result>;
  /** Ends all threads; running tasks fail. */
  close(): Promise<void>;
}

/** Creates a pool; threads start when there is work. */
export function createWorkerPool({
  file,
  threads = 2,
  maxMegabytes = MEGABYTES_PER_THREAD,
  youngMegabytes = YOUNG_MEGABYTES,
  resident = false,
  repeatable = false,
}: WorkerPoolOptions): WorkerPool {
  const pool = new Piscina({
    ...loadable(fileURLToPath(file)),
    minThreads: 0,
    maxThreads: threads,
    // Without it, waiting tasks are reordered.
    stricterFIFO: true,
    idleTimeout: resident ? Infinity : IDLE_MS,
    recordTiming: false, // two unused histograms of 360 KB for each pool
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
  });
  // Errors of a thread that is being terminated have no listener; tasks in flight reject on their own.
  pool.on('error', () => undefined);
  const supervisor = new ThreadSupervisor(pool, threads);
  const attempts = repeatable ? 2 : 1;
  return {
    run: (input, options = {}) => run(supervisor, attempts, { ...options, input }),
    close: () => pool.destroy(),
  };
}

type Work = WorkOptions & { input: unknown };

async function run<Result>(supervisor: ThreadSupervisor, attempts: number, work: Work): Promise<Result> {
  const { input, task, timeoutMs, signal, transfer } = work;
  const limits = [...(signal ? [signal] : []), ...(timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)])];
  const options = {
    ...(task ? { name: task } : {}),
    ...(transfer ? { transferList: transfer } : {}),
    ...(limits.length > 0 ? { signal: AbortSignal.any(limits) } : {}),
  };
  for (let retries = attempts - 1; ; retries -= 1) {
    try {
      // The caller determines the type of the result.
      return (await supervisor.run(input, options)) as Result;
    } catch (error) {
      if (retries === 0 || !(error instanceof WorkerThreadError) || error.isOutOfMemory) throw error;
    }
  }
}

/** The built file, or in development and tests its source with a TypeScript loader. */
function loadable(built: string): { filename: string; execArgv: string[] } {
  const source = built.replace(/\.js$/, '.ts');
  if (existsSync(built) || !existsSync(source)) return { filename: built, execArgv: [] };
  return { filename: source, execArgv: ['--conditions=@larder/source', '--import', '@larder/testing/typescript'] };
}
