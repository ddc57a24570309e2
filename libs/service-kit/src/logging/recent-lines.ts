import type { LogLevel, LogLine, OwnLogQuery } from '@larder/contracts';

const MAX_LINES = 2_000;
/** Maximum length of a reply, in characters. */
const MAX_LENGTH = 500_000;
const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'fatal'];

/** A line before it is written. */
export interface LoggedLine {
  time: number;
  level: LogLevel;
  name: string;
  msg: string;
  fields: Record<string, unknown>;
}

/** The latest lines of an application's log, for administrators without access to its output. */
export class RecentLines {
  private lines: LoggedLine[] = [];

  add(line: LoggedLine): void {
    this.lines.push(line);
    if (this.lines.length >= 2 * MAX_LINES) this.lines = this.lines.slice(-MAX_LINES);
  }

  /** The latest lines that match the query and fit into one reply, oldest first. */
  read({ lines, level = 'debug', requestId }: OwnLogQuery): LogLine[] {
    const matches: LogLine[] = [];
    let length = 0;
    for (const each of this.lines.slice(-MAX_LINES).reverse()) {
      if (matches.length >= lines) break;
      if (LEVELS.indexOf(each.level) < LEVELS.indexOf(level)) continue;
      if (requestId !== undefined && each.fields['requestId'] !== requestId) continue;
      const line = textOf(each);
      length += line.length;
      if (length > MAX_LENGTH) break;
      matches.push({ time: each.time, line });
    }
    return matches.reverse();
  }

  clear(): void {
    this.lines = [];
  }
}

function textOf({ time, level, name, msg, fields }: LoggedLine): string {
  const head = { time: new Date(time).toISOString(), level, name, msg };
  try {
    return JSON.stringify({ ...head, ...fields });
  } catch {
    return JSON.stringify(head); // a field that cannot be serialized
  }
}

/** The latest lines of several logs, oldest first. */
export function latestLines(parts: readonly LogLine[][], lines: number): LogLine[] {
  return parts
    .flat()
    .sort((one, other) => one.time - other.time)
    .slice(-lines);
}
