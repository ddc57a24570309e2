import { CommandError } from '../../errors.js';
import type { Logger } from '../../logger.js';

/** Maximum number reported. */
const MAX_KEPT = 100;

/** What a person can do about a damaged database. */
export const REMEDY =
  'Stop Larder and run `npm run database -- check` for a report, then `npm run database -- salvage` to write a new ' +
  'file from everything that can still be read, or restore a copy.';

const UNREADABLE = /^SQLITE_(CORRUPT|NOTADB|IOERR_(READ|SHORT_READ|CORRUPTFS|DATA))/;

/** Everything that was found wrong with the data since the database was opened. Each problem is logged once. */
export class Damage {
  private readonly reported = new Set<string>();

  /** Called whenever a new problem is noted. */
  onNote: () => void = () => undefined;

  constructor(private readonly logger: Logger) {}

  get isDamaged(): boolean {
    return this.reported.size > 0;
  }

  /** What is wrong, in words; empty when nothing was noticed. */
  get problems(): readonly string[] {
    return [...this.reported];
  }

  /** Remembers and logs a problem that was not known yet. */
  note(problem: string): void {
    if (this.reported.has(problem) || this.reported.size >= MAX_KEPT) return;
    this.reported.add(problem);
    this.logger.error('the database is damaged', { problem, remedy: REMEDY });
    this.onNote();
  }

  /** Notes a problem and gives the error that the command fails with. */
  error(problem: string): CommandError {
    this.note(problem);
    return new CommandError('DataCorruptionDetected', `the database is damaged: ${problem}`);
  }

  /** Turns SQLite's complaint about its file into the error of a command; hands on any other failure as it is. */
  translate(cause: unknown): unknown {
    return isCorruption(cause) ? this.error(`SQLite cannot read its file: ${(cause as Error).message}`) : cause;
  }
}

/** Whether a failure says that the file is not as SQLite wrote it, or that the disk cannot read it. */
export function isCorruption(cause: unknown): boolean {
  const { code } = cause as { code?: unknown };
  return typeof code === 'string' && UNREADABLE.test(code);
}
