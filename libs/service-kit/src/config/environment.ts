import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Environment variables of a process or a test. */
export type Environment = Readonly<Record<string, string | undefined>>;

const SECRETS_FOLDER = '/run/secrets';

/** The variables of the process, with those of a `.env` file in `folder` as defaults. */
export function loadEnvironment(variables: Environment, folder: string): Environment {
  const file = join(folder, '.env');
  if (!existsSync(file)) return variables;
  return { ...parseEnv(readFileSync(file, 'utf8')), ...present(variables) };
}

/** Converts names to upper case and drops empty values: `SMTP_HOST=` in a compose file means "not set". */
export function normalizeEnvironment(env: Environment): Record<string, string> {
  return Object.fromEntries(Object.entries(present(env)).map(([name, value]) => [name.toUpperCase(), value]));
}

/** The source of a setting: a variable, a file named by `<NAME>_FILE`, a Docker secret; null when it is not set. */
export function settingSource(
  env: Record<string, string>,
  name: string,
  secretsFolder = SECRETS_FOLDER,
): 'variable' | 'file' | 'secret' | null {
  if (env[name] !== undefined) return 'variable';
  if (env[`${name}_FILE`] !== undefined) return 'file';
  return secretFileOf(name, secretsFolder) === undefined ? null : 'secret';
}

/** The variable itself, else the file named by `<NAME>_FILE`, else the Docker secret of that name. */
export function lookUp(env: Record<string, string>, name: string, secretsFolder = SECRETS_FOLDER): string | undefined {
  const file = env[`${name}_FILE`];
  if (env[name] !== undefined) return env[name];
  if (file !== undefined) return readSecret(file);
  const secret = secretFileOf(name, secretsFolder);
  return secret === undefined ? undefined : readSecret(secret);
}

function secretFileOf(name: string, folder: string): string | undefined {
  return [name, name.toLowerCase()].map((each) => join(folder, each)).find((each) => existsSync(each));
}

function readSecret(file: string): string | undefined {
  return readFileSync(file, 'utf8').trim() || undefined;
}

function present(env: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())),
  );
}
