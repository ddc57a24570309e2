import { pino, type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { BaseConfig } from '../config/base-config.js';
import { currentContext } from '../context/request-context.js';
import { RecentLines } from './recent-lines.js';
import { redact } from './redact.js';

export type LogFields = Record<string, unknown>;
type LogConfig = Pick<BaseConfig, 'LOG_LEVEL' | 'LOG_FORMAT'> & Partial<Pick<BaseConfig, 'LOG_PRETTY'>>;

const PINO_LEVEL: Record<string, string> = { critical: 'fatal', warning: 'warn' };

/** The interval in which repetitions of a throttled warning are only counted, in milliseconds. */
const THROTTLE_MS = 10_000;

/** An application's own log: a fixed phrase and fields, one JSON object per line. */
export class Log {
  /** The last time of each throttled warning, and the number of repetitions since then. */
  private readonly throttled = new Map<string, { writtenAt: number; repeated: number }>();

  /** The latest lines. */
  readonly recent = new RecentLines();

  constructor(
    private readonly pino: Logger,
    private readonly name = '',
  ) {}

  /** A problem that requires the operator. Put the failure into the field `error`. */
  error(phrase: string, fields: LogFields = {}): void {
    this.write('error', phrase, fields);
  }

  /** A problem that was handled. */
  warn(phrase: string, fields: LogFields = {}): void {
    this.write('warn', phrase, fields);
  }

  /**
   * A warning that may occur with every request: logged once in ten seconds per key, with the number of repetitions.
   */
  warnThrottled(key: string, phrase: string, fields: LogFields = {}): void {
    const now = performance.now();
    const last = this.throttled.get(key);
    if (last && now - last.writtenAt < THROTTLE_MS) return void (last.repeated += 1);
    this.throttled.set(key, { writtenAt: now, repeated: 0 });
    this.warn(phrase, { ...fields, ...(last?.repeated ? { repeated: last.repeated } : {}) });
  }

  /** A change of interest. */
  info(phrase: string, fields: LogFields = {}): void {
    this.write('info', phrase, fields);
  }

  debug(phrase: string, fields: LogFields = {}): void {
    this.write('debug', phrase, fields);
  }

  /** The process cannot continue. */
  fatal(phrase: string, fields: LogFields = {}): void {
    this.write('fatal', phrase, fields);
  }

  private write(level: 'debug' | 'info' | 'warn' | 'error' | 'fatal', phrase: string, fields: LogFields): void {
    if (!this.pino.isLevelEnabled(level)) return;
    const written = { ...contextFields(), ...(redact(fields) as LogFields) };
    this.pino[level](written, phrase);
    this.recent.add({ time: Date.now(), level, name: this.name, msg: phrase, fields: written });
  }
}

/** Creates the log of the application `name`; `destination` replaces standard output. */
export function createLog(name: string, config: LogConfig, destination?: DestinationStream): Log {
  const options = { name, level: PINO_LEVEL[config.LOG_LEVEL] ?? config.LOG_LEVEL, base: { name } };
  const isText = config.LOG_FORMAT === 'text' || config.LOG_PRETTY;
  const target = destination ?? (isText ? textOutput() : undefined);
  return new Log(target ? pino(options, target) : pino(options), name);
}

function textOutput(): DestinationStream {
  return pretty({ colorize: process.stdout.isTTY, sync: true });
}

function contextFields(): LogFields {
  const context = currentContext();
  if (!context) return {};
  return { requestId: context.requestId, ...(context.actor ? { userId: context.actor.userId } : {}) };
}
