import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

const IDLE_MS = 30_000;
const MEGABYTES_PER_THREAD = 512;

export interface WorkerPoolOptions {
  /** The worker's module, as built: `new URL('./scrape.worker.js', import.meta.url)`. It exports named functions. */
  file: URL;
  /** At most so many threads; they end after half a minute without work. */
  threads?: number;
  /** Heap limit of a thread: a task beyond it fails alone. */
  maxMegabytes?: number;
  /** Threads stay once they were needed, for work that remembers; with one thread, tasks run in the order of the calls. */
  resident?: boolean;
}

export interface WorkOptions {
  /** The exported function to call; `default` when absent. */
  task?: string;
  /** Ends the thread of a task that takes longer, in milliseconds. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/** Threads for work that would keep the event loop busy for more than 50 ms. Input and result are copied. */
export interface WorkerPool {
  run<Input, Result>(input: Input, options?: WorkOptions): Promise<Result>;
  /** Ends all threads; running tasks fail. */
  close(): Promise<void>;
}

/** Makes a pool; threads start when there is work. */
export function createWorkerPool({
  file,
  threads = 2,
  maxMegabytes = MEGABYTES_PER_THREAD,
  resident = false,
}: WorkerPoolOptions): WorkerPool {
  const pool = new Piscina({
    ...loadable(fileURLToPath(file)),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: resident ? Infinity : IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  // The last word of a thread that is being ended comes when nobody waits for it; what somebody waits for fails there.
  pool.on('error', () => undefined);
  return {
    run: (input, options = {}) => run(pool, input, options),
    close: () => pool.destroy(),
  };
}

async function run<Result>(pool: Piscina, input: unknown, { task, timeoutMs, signal }: WorkOptions): Promise<Result> {
  const limits = [...(signal ? [signal] : []), ...(timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)])];
  const options = {
    ...(task ? { name: task } : {}),
    ...(limits.length > 0 ? { signal: AbortSignal.any(limits) } : {}),
  };
  return (await pool.run(input, options)) as Result;
}

/** The built file, or in development and tests its source with the loader that reads it. */
function loadable(built: string): { filename: string; execArgv: string[]; env?: NodeJS.ProcessEnv } {
  const source = built.replace(/\.js$/, '.ts');
  if (existsSync(built) || !existsSync(source)) return { filename: built, execArgv: [] };
  const execArgv = ['--conditions=@larder/source', '--import', '@swc-node/register/esm-register'];
  return { filename: source, execArgv, env: { ...process.env, TS_NODE_PROJECT: nearestProject(dirname(source)) } };
}

function nearestProject(folder: string): string {
  const file = join(folder, 'tsconfig.json');
  return existsSync(file) || folder === dirname(folder) ? file : nearestProject(dirname(folder));
}
