import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const RESULTS = join(import.meta.dirname, '../../../../test-results');

/**
 * Copies the log of an instance, which is removed with its data, into a file in `test-results`, and adds the problems
 * that the soak test has found. Returns the path, relative to the working directory.
 */
export function keepLog(logFile: string, problems: readonly string[], folder = RESULTS): string {
  mkdirSync(folder, { recursive: true });
  const copy = join(folder, `soak-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.log`);
  copyFileSync(logFile, copy);
  appendFileSync(copy, `\n${problems.join('\n')}\n`);
  return relative(process.cwd(), copy);
}
