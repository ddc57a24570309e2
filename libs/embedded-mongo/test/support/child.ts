import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledMain, removeCompiled } from './compiled.js';

/** The database as a child process. */
export interface Child {
  readonly uri: string;
  readonly process: ChildProcess;
  /** Its output on standard error so far. */
  log(): string;
  /** Kills it and waits until it has ended. */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
  readonly exited: Promise<number | null>;
}

/** A process that could not start. */
export class NotStarted extends Error {}

/** A failed test leaves its process running, which would block the whole run. */
const running = new Set<ChildProcess>();

/** Kills all children at the end of a test file. */
export async function cleanUp(): Promise<void> {
  running.forEach((child) => child.kill('SIGKILL'));
  await removeCompiled();
}

/** @throws NotStarted with its output, when it ends before it is ready */
export async function startChild(folder: string, env: NodeJS.ProcessEnv = {}): Promise<Child> {
  const child = spawn(process.execPath, [await compiledMain()], {
    env: { ...process.env, ...addresses(folder), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const ready = new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve));
  const line = await Promise.race([ready, exited]);
  if (typeof line !== 'string') throw new NotStarted(log);
  const kill = (signal: NodeJS.Signals = 'SIGKILL') => (child.kill(signal), exited);
  return { uri: (JSON.parse(line) as { uri: string }).uri, process: child, log: () => log, kill, exited };
}

function addresses(folder: string) {
  return { EMBEDDED_MONGO_DIR: join(folder, 'data'), EMBEDDED_MONGO_SOCKET: join(folder, 'db.sock') };
}

/** A folder for one test; `removeFolder` deletes it. */
export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'larder-db-'));
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
