// Ends test servers when the test run ends or is killed, which closes the standard input of this process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const THIS_FILE = fileURLToPath(import.meta.url);

/**
 * Starts the guard of a test run: it kills the process groups of the children passed to `watch` and removes `folder`.
 * A child that has ended is forgotten, since the system gives its id to another process after a while.
 */
export function startGuard(folder) {
  const child = spawn(process.execPath, [THIS_FILE, folder], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  child.unref();
  child.stdin.unref();
  return {
    watch: (watched) => {
      if (watched.pid === undefined) return;
      child.stdin.write(`${watched.pid}\n`);
      watched.once('exit', () => child.stdin.writable && child.stdin.write(`ended ${watched.pid}\n`));
    },
    end: async () => {
      const ended = once(child, 'exit');
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}

async function guard(folder) {
  const pids = new Set();
  for await (const line of createInterface({ input: process.stdin })) {
    const [, ended, pid] = /^(ended )?(\d+)$/.exec(line) ?? [];
    if (ended) pids.delete(pid);
    else pids.add(pid);
  }
  pids.forEach((pid) => killGroup(Number(pid)));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group has ended already.
  }
}

if (process.argv[1] === THIS_FILE) await guard(process.argv[2]);
