import { CommandError } from '../../errors.js';
import type { Logger } from '../../logger.js';

/** Maximum number reported. */
const MAX_KEPT = 100;

/** The advice for a damaged database. */
export const REMEDY =
  'Stop Larder and run `npm run database -- check` for a report, then `npm run database -- salvage` to write a new ' +
  'file from everything that can still be read, or restore a copy.';

const UNREADABLE = /^SQLITE_(CORRUPT|NOTADB|IOERR_(READ|SHORT_READ|CORRUPTFS|DATA))/;

/** The damage found since the database was opened. Each problem is logged once. */
export class Damage {
  private readonly reported = new Set<string>();

  /** Called whenever a new problem is recorded. */
  onNote: () => void = () => undefined;

  constructor(private readonly logger: Logger) {}

  get isDamaged(): boolean {
    return this.reported.size > 0;
  }

  /** The problems, in words; empty when there are none. */
  get problems(): readonly string[] {
    return [...this.reported];
  }

  /** Records and logs a new problem. */
  note(problem: string): void {
    if (this.reported.has(problem) || this.reported.size >= MAX_KEPT) return;
    this.reported.add(problem);
    this.logger.error('the database is damaged', { problem, remedy: REMEDY });
    this.onNote();
  }

  /** Records a problem and returns the error of the command. */
  error(problem: string): CommandError {
    this.note(problem);
    return new CommandError('DataCorruptionDetected', `the database is damaged: ${problem}`);
  }

  /** Converts SQLite's error about its file to the error of a command; other failures are returned unchanged. */
  translate(cause: unknown): unknown {
    return isCorruption(cause) ? this.error(`SQLite cannot read its file: ${(cause as Error).message}`) : cause;
  }
}

/** Whether an error means that the file is corrupt, or that the disk cannot read it. */
export function isCorruption(cause: unknown): boolean {
  const { code } = cause as { code?: unknown };
  return typeof code === 'string' && UNREADABLE.test(code);
}
