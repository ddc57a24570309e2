import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Everything an installation keeps lies below one folder; sockets lie elsewhere, since their paths must be short. */
export interface DataFolder {
  root: string;
  database: string;
  nats: string;
  redis: string;
  logs: string;
  /** Notes about the running instance. */
  run: string;
  /** Sockets; private to this user. */
  sockets: string;
}

/** Creates the folders of an installation, readable by its owner only. */
export function openDataFolder(path: string): DataFolder {
  const root = resolve(path);
  const inRoot = (name: string) => privateFolder(join(root, name));
  mkdirSync(root, { recursive: true });
  return {
    root,
    database: inRoot('database'),
    nats: inRoot('nats'),
    redis: inRoot('redis'),
    logs: inRoot('logs'),
    run: inRoot('run'),
    sockets: privateFolder(join(tmpdir(), `larder-${shortHash(root)}`)),
  };
}

/** A password that only this installation knows; made once and kept in the data folder. */
export function ownSecret(folder: DataFolder, name: string): string {
  const file = join(folder.run, `${name}.secret`);
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function privateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  return path;
}

function shortHash(text: string): string {
  return createHash('sha256')
    .update(`${process.getuid?.() ?? ''}:${text}`)
    .digest('hex')
    .slice(0, 16);
}
