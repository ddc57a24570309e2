import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartError } from '../data-folder/start-error.js';

/** Debian installs servers in folders that may not be on the PATH. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin'];

/** The full path of a program: the one in the variable, else the first on the PATH. */
export function findProgram(name: string, env: NodeJS.ProcessEnv, variable: string): string {
  const override = env[variable];
  if (override && !existsSync(override)) throw new StartError(`${variable} names ${override}, which does not exist.`);
  if (override) return override;
  const folders = [...(env['PATH'] ?? '').split(delimiter), ...MORE_FOLDERS];
  const existing = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (!existing) throw new StartError(`${name} was not found; install it or set ${variable} to its path.`);
  return existing;
}
