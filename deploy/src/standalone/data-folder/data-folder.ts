import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { folderError } from './folder-failure.js';

/** The minimum free disk space for a start, in bytes. */
const PROBE_BYTES = 1024 * 1024;

/** Paths of an installation's data, all below one folder. Sockets are elsewhere, since their paths must be short. */
export interface DataFolder {
  root: string;
  database: string;
  /** Records that data exists, in case the folder of the database is missing. */
  marker: string;
  nats: string;
  redis: string;
  logs: string;
  /** The record of the running instance. */
  run: string;
  /** Sockets; private to this user. */
  sockets: string;
}

const MARKER_FILE = 'installation.json';

/** Paths of the database and its marker; creates nothing. */
export function databasePaths(path: string): Pick<DataFolder, 'database' | 'marker'> {
  const root = resolve(path);
  return { database: join(root, 'database'), marker: join(root, MARKER_FILE) };
}

/**
 * Creates the folders of an installation, readable by its owner only, and makes sure that they can be written.
 *
 * @throws StartError when they cannot be used
 */
export function openDataFolder(path: string): DataFolder {
  const root = resolve(path);
  try {
    const folder = createFolders(root);
    writeProbe(folder.run);
    return folder;
  } catch (error) {
    throw folderError(error, root);
  }
}

function createFolders(root: string): DataFolder {
  const inRoot = (name: string) => privateFolder(join(root, name));
  mkdirSync(root, { recursive: true });
  return {
    root,
    database: inRoot('database'),
    marker: join(root, MARKER_FILE),
    nats: inRoot('nats'),
    redis: inRoot('redis'),
    logs: inRoot('logs'),
    run: inRoot('run'),
    sockets: privateFolder(join(tmpdir(), `larder-${shortHash(root)}`)),
  };
}

/** A full disk rejects only writes with content. */
function writeProbe(folder: string): void {
  const file = join(folder, 'write-probe');
  try {
    writeFileSync(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true });
  } finally {
    rmSync(file, { force: true });
  }
}

/** A password of this installation; created once and stored in the data folder. */
export function readOrCreateSecret(folder: DataFolder, name: string): string {
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
