import { ConfigError } from '../config/define-config.js';
import { loadEnvironment, type Environment } from '../config/environment.js';
import { createLog, type Log } from '../logging/log.js';
import { checkServers, type ServerSetting } from '../start-up/backing-servers.js';
import { describeStartFailure } from '../start-up/describe-start-failure.js';
import { STOP_MS } from '../core/stop-times.js';

export interface Application {
  /** Its name in log lines and sentences. */
  name: string;
  /** Servers that it cannot start without. */
  servers: readonly ServerSetting[];
  start(env: Environment): Promise<Stoppable>;
}

interface Watch {
  log: Log;
  /** Aborted when the start has ended, well or not. */
  ended: AbortSignal;
}

interface Stoppable {
  stop(): Promise<void>;
  /** What it waits before it stops, in milliseconds. */
  delayMs?: number;
}

/** When a pending start is looked at first, and how often then. */
const LOOK_MS = 2_000;
const LOOK_AGAIN_MS = 5_000;
/** How long each server has to answer. */
const CHECK_MS = 4_000;
/** So long a start waits for a server that is not there; then the orchestrator starts the process again. */
const WAIT_MS = 60_000;

/**
 * An application as a process of its own: environment, signals, exit codes. While a backing server is not there yet, the
 * start waits for it and the log says so. What cannot be cured by waiting ends the process with a sentence and code 1;
 * so does an unexpected error, with its stack.
 */
export async function runApplication(application: Application): Promise<void> {
  const log = createLog(application.name, { LOG_LEVEL: 'info', LOG_FORMAT: 'json' });
  exitOnUnexpectedError(log);
  const env = loadEnvironment(process.env, process.cwd());
  const starting = application.start(env);
  // From the first moment on: a signal during the start ends the process cleanly as well.
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

/** Ends the process at an error that nothing handles: its state is unknown, and its supervisor starts it again. */
export function exitOnUnexpectedError(log: Log): void {
  const end = (error: unknown) => {
    log.fatal('unexpected error, the process ends', { error });
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

/** Looks from time to time what a start waits for. */
async function watchStart(application: Application, env: Environment, { log, ended }: Watch): Promise<void> {
  const startedAt = performance.now();
  for (let pauseMs = LOOK_MS; ; pauseMs = LOOK_AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (ended.aborted) return;
    const failures = await check(application, env);
    if (ended.aborted) return;
    const isLate = performance.now() - startedAt > WAIT_MS;
    const hopeless = failures.find(({ isFinal }) => isFinal || isLate);
    if (hopeless) refuse(application.name, hopeless.sentence);
    failures.forEach(({ sentence }) => log.warn('the start waits for a server', { reason: sentence }));
  }
}

/** Wrong settings are reported by the start itself. */
function check({ servers }: Application, env: Environment) {
  return checkServers(env, servers, CHECK_MS).catch(() => []);
}

function refuse(name: string, sentence: string): never {
  process.stderr.write(`${name} cannot start. ${sentence}\n`);
  process.exit(1);
}

async function stop(starting: Promise<Stoppable>, log: Log): Promise<void> {
  const early = exitAfter(STOP_MS, log);
  const application = await starting.catch(() => undefined);
  clearTimeout(early);
  exitAfter((application?.delayMs ?? 0) + STOP_MS, log);
  await application?.stop();
  process.exit(0);
}

function exitAfter(ms: number, log: Log): NodeJS.Timeout {
  return setTimeout(() => {
    log.warn('stopped before everything was finished');
    process.exit(1);
  }, ms);
}
