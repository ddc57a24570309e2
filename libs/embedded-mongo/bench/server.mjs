// Starts the built database as a child process, as the launcher does, and measures its resources.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { CHILD_FLAGS } from '../dist/process/child-flags.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** @returns {Promise<{ uri: string, readyMs: number, memoryMb: () => number, stop: () => Promise<void> }>} */
export async function startServer(folder) {
  const started = performance.now();
  const child = spawn(process.execPath, [...CHILD_FLAGS, MAIN], {
    env: {
      ...process.env,
      EMBEDDED_MONGO_DIR: join(folder, 'data'),
      EMBEDDED_MONGO_SOCKET: join(folder, 'db.sock'),
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const line = await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', () => reject(new Error('the database did not start')));
  });
  return {
    uri: JSON.parse(line).uri,
    readyMs: performance.now() - started,
    memoryMb: () => residentMb(child.pid),
    stop: () => (child.kill('SIGTERM'), exited),
  };
}

/** Resident memory; only on Linux. */
function residentMb(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024;
  } catch {
    return NaN;
  }
}
