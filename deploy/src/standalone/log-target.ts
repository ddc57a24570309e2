import { createWriteStream, existsSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { prettyFactory } from 'pino-pretty';

const MAX_LOG_BYTES = 20 * 1024 * 1024;
/** pino's number for "warn". */
const WARN = 40;

/**
 * The destination of log lines. On a terminal, everything is written to a file and only warnings are shown; otherwise
 * (a service manager, a container) every line is written to standard output as JSON.
 */
export function logTarget(folder: string, isTerminal: boolean): DestinationStream | undefined {
  if (!isTerminal) return undefined;
  const path = rotate(join(folder, 'larder.log'));
  let file = openLog(path);
  const pretty = prettyFactory({ colorize: true, ignore: 'pid,hostname', singleLine: true });
  return {
    write(line: string) {
      // On a full disk, lines are lost but the process continues; the next line is tried again.
      if (file.destroyed) file = openLog(path);
      file.write(line);
      if (levelOf(line) >= WARN) process.stderr.write(pretty(line));
    },
  };
}

function openLog(path: string): WriteStream {
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 });
  file.on('error', () => file.destroy());
  return file;
}

/** The last large log is kept next to the new one. */
function rotate(file: string): string {
  if (existsSync(file) && statSync(file).size > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
  return file;
}

function levelOf(line: string): number {
  return Number(/"level":(\d+)/.exec(line)?.[1] ?? WARN);
}
