import { pino, type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { BaseConfig } from '../config/base-config.js';
import { currentContext } from '../context/request-context.js';
import { redact } from './redact.js';

export type LogFields = Record<string, unknown>;
type LogConfig = Pick<BaseConfig, 'LOG_LEVEL' | 'LOG_PRETTY'>;

const PINO_LEVEL: Record<string, string> = { critical: 'fatal', warning: 'warn' };

/** An application's own log: a fixed phrase and fields, one JSON object per line. */
export class Log {
  constructor(private readonly pino: Logger) {}

  /** Somebody must act. Put the failure into the field `error`. */
  error(phrase: string, fields: LogFields = {}): void {
    this.write('error', phrase, fields);
  }

  /** We coped. */
  warn(phrase: string, fields: LogFields = {}): void {
    this.write('warn', phrase, fields);
  }

  /** A change worth finding later. */
  info(phrase: string, fields: LogFields = {}): void {
    this.write('info', phrase, fields);
  }

  debug(phrase: string, fields: LogFields = {}): void {
    this.write('debug', phrase, fields);
  }

  /** The process cannot go on. */
  fatal(phrase: string, fields: LogFields = {}): void {
    this.write('fatal', phrase, fields);
  }

  private write(level: 'debug' | 'info' | 'warn' | 'error' | 'fatal', phrase: string, fields: LogFields): void {
    if (!this.pino.isLevelEnabled(level)) return;
    this.pino[level]({ ...contextFields(), ...(redact(fields) as LogFields) }, phrase);
  }
}

/** Makes the log of the application `name`; `destination` replaces standard output. */
export function createLog(name: string, config: LogConfig, destination?: DestinationStream): Log {
  const options = { name, level: PINO_LEVEL[config.LOG_LEVEL] ?? config.LOG_LEVEL, base: { name } };
  const target = destination ?? (config.LOG_PRETTY ? pretty({ colorize: true, sync: true }) : undefined);
  return new Log(target ? pino(options, target) : pino(options));
}

function contextFields(): LogFields {
  const context = currentContext();
  if (!context) return {};
  return { requestId: context.requestId, ...(context.actor ? { userId: context.actor.userId } : {}) };
}
