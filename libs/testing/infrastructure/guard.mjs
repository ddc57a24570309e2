// Ends test servers when the test run ends, also when it is killed: its end closes this process's standard input.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const THIS_FILE = fileURLToPath(import.meta.url);

/** Starts the guard of a run: it ends the process groups passed to `watch` and removes `folder`. */
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
    // It has ended already.
  }
}

if (process.argv[1] === THIS_FILE) await guard(process.argv[2]);
