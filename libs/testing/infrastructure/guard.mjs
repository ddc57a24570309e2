// Ends test servers when the test run ends or is killed, which closes the standard input of this process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const THIS_FILE = fileURLToPath(import.meta.url);

/** Starts the guard of a test run: it kills the process groups passed to `watch` and removes `folder`. */
export function startGuard(folder) {
  const child = spawn(process.execPath, [THIS_FILE, folder], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  child.unref();
  child.stdin.unref();
  return {
    watch: (pid) => child.stdin.write(`${pid}\n`),
    end: async () => {
      const ended = once(child, 'exit');
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}

async function guard(folder) {
  const pids = [];
  for await (const line of createInterface({ input: process.stdin })) pids.push(Number(line));
  pids.forEach(killGroup);
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
