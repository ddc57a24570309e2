import { ConfigError } from '../config/define-config.js';
import { loadEnvironment, type Environment } from '../config/environment.js';
import { createLog, type Log } from '../logging/log.js';
import { checkServers, type ServerSetting } from '../start-up/backing-servers.js';
import { describeStartFailure } from '../start-up/describe-start-failure.js';
import { STOP_MS } from '../core/stop-times.js';
import { pause } from '../async/abortable.js';

export interface Application {
  /** The name in log lines and error messages. */
  name: string;
  /** Servers that it cannot start without. */
  servers: readonly ServerSetting[];
  start(env: Environment): Promise<Stoppable>;
}

interface Watch {
  log: Log;
  /** Aborted when the start has succeeded or failed. */
  ended: AbortSignal;
}

interface Stoppable {
  stop(): Promise<void>;
  /** Delay before a stop, in milliseconds. */
  delayMs?: number;
}

/** The delay of the first check during a pending start, and the interval of the others, in milliseconds. */
const FIRST_CHECK_MS = 2_000;
const CHECK_INTERVAL_MS = 5_000;
/** Timeout for the reply of each server, in milliseconds. */
const CHECK_MS = 4_000;
/** How long a start waits for an unavailable server, in milliseconds; then the orchestrator restarts the process. */
const MAX_WAIT_MS = 60_000;

/**
 * Runs an application as a separate process: environment, signals, exit codes. While a backing server is unavailable,
 * the start waits for it and logs the reason. Failures that waiting cannot fix end the process with an error message
 * and code 1; unexpected errors also with their stack.
 */
export async function runApplication(application: Application): Promise<void> {
  const log = createLog(application.name, { LOG_LEVEL: 'info', LOG_FORMAT: 'json' });
  exitOnUnexpectedError(log);
  const env = loadEnvironment(process.env, process.cwd());
  const starting = application.start(env);
  // Registered first, so that a signal during the start also ends the process cleanly.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(starting, log));
  const pending = new AbortController();
  void watchStart(application, env, { log, ended: pending.signal });
  try {
    await starting;
  } catch (error) {
    const [failure] = error instanceof ConfigError ? [] : await check(application, env);
    refuse(application.name, failure?.sentence ?? describeStartFailure(error, env));
  } finally {
    pending.abort();
  }
}

/** Ends the process at an unhandled error: its state is unknown, and its supervisor restarts it. */
export function exitOnUnexpectedError(log: Log): void {
  const end = (error: unknown) => {
    log.fatal('unexpected error, the process ends', { error });
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

/** Logs at intervals which servers a pending start waits for. */
async function watchStart(application: Application, env: Environment, { log, ended }: Watch): Promise<void> {
  const startedAt = performance.now();
  for (let pauseMs = FIRST_CHECK_MS; ; pauseMs = CHECK_INTERVAL_MS) {
    await pause(pauseMs);
    if (ended.aborted) return;
    const failures = await check(application, env);
    if (ended.aborted) return;
    const isLate = performance.now() - startedAt > MAX_WAIT_MS;
    const finalFailure = failures.find(({ isFinal }) => isFinal || isLate);
    if (finalFailure) refuse(application.name, finalFailure.sentence);
    failures.forEach(({ sentence }) => log.warn('startup waits for a server', { reason: sentence }));
  }
}

/** Checks the servers; invalid settings are reported by the start. */
function check({ servers }: Application, env: Environment) {
  return checkServers(env, servers, CHECK_MS).catch(() => []);
}

function refuse(name: string, sentence: string): never {
  process.stderr.write(`${name} cannot start. ${sentence}\n`);
  process.exit(1);
}

async function stop(starting: Promise<Stoppable>, log: Log): Promise<void> {
  const stopTimer = exitAfter(STOP_MS, log);
  const application = await starting.catch(() => undefined);
  clearTimeout(stopTimer);
  exitAfter((application?.delayMs ?? 0) + STOP_MS, log);
  await application?.stop();
  process.exit(0);
}

function exitAfter(ms: number, log: Log): NodeJS.Timeout {
  return setTimeout(() => {
    log.warn('stopped before all work was finished');
    process.exit(1);
  }, ms);
}
