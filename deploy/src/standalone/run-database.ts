import { runMaintenance } from '@larder/embedded-mongo';
import { loadEnvironment, type Environment } from '@larder/service-kit';
import { databasePaths } from './data-folder/data-folder.js';

/**
 * Maintains the database of a stopped installation: `check`, `salvage`, `adopt` or `copy <target folder>`.
 *
 * @returns the exit code: 0 without problems, 1 when something is damaged or lost, 2 for an unknown task
 */
export async function runDatabase(args: string[], variables: Environment, folder: string): Promise<number> {
  const env = loadEnvironment(variables, folder);
  const { database, marker } = databasePaths(env['DATA_DIR'] ?? './data');
  const [task = '', ...rest] = args;
  const write = (line: string) => process.stdout.write(`${line}\n`);
  return runMaintenance([task, database, ...rest], write, marker);
}
