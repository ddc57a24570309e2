import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/** Passes the log of Nest to ours; its start-up messages have the level debug. Nest has one logger per process. */
export class NestLogger implements LoggerService {
  constructor(private readonly target: Log) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.target.debug(String(message), { context: rest.at(-1) });
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.target.error(message instanceof Error ? message.message : String(message), {
      ...(message instanceof Error ? { error: message } : { stack: rest[0] }),
      context: rest.at(-1),
    });
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.target.warn(String(message), { context: rest.at(-1) });
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.target.debug(String(message), { context: rest.at(-1) });
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.debug(message, ...rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.target.fatal(String(message), { context: rest.at(-1) });
  }
}
