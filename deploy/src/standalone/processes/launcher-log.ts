import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

type Fields = Record<string, unknown>;

/** pino's numbers. */
const LEVELS = { info: 30, warn: 40, error: 50 } as const;

/**
 * The launcher's own log, with the format and destination of the services' logs (see `logTarget`), without the memory
 * of a log library: the launcher writes a line only for problems.
 */
export class LauncherLog {
  constructor(
    private readonly folder: string,
    private readonly isTerminal: boolean,
  ) {}

  info(phrase: string, fields: Fields = {}): void {
    this.write('info', phrase, fields);
  }

  warn(phrase: string, fields: Fields = {}): void {
    this.write('warn', phrase, fields);
  }

  error(phrase: string, fields: Fields = {}): void {
    this.write('error', phrase, fields);
  }

  private write(level: keyof typeof LEVELS, phrase: string, fields: Fields): void {
    const line = `${JSON.stringify({ level: LEVELS[level], time: Date.now(), name: 'launcher', ...fields, msg: phrase })}\n`;
    if (!this.isTerminal) return void process.stdout.write(line);
    this.append(line);
    if (level !== 'info')
      process.stderr.write(`${level.toUpperCase()} launcher: ${phrase} ${JSON.stringify(fields)}\n`);
  }

  /** A log that cannot be written, for example on a full disk, must not end the launcher. */
  private append(line: string): void {
    try {
      appendFileSync(join(this.folder, 'larder.log'), line, { mode: 0o600 });
    } catch {
      // The line is on the terminal as well.
    }
  }
}
