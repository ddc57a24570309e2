import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const START_MS = 30_000;

/**
 * Starts a server in a process group of its own. `isReady(output)` looks at everything it wrote so far and gives what
 * the caller waits for. Rejects with the output when the server ends or says nothing in time.
 */
export function startChild({ command, args, env = {}, started, isReady }) {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid) started(child.pid);
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why) => reject(new Error(`${command} ${why}.\n${output}`));
    const timer = setTimeout(() => fail(`was not ready within ${START_MS} ms`), START_MS);
    const look = (chunk) => {
      output += chunk;
      const ready = isReady(output);
      if (ready) resolve(ready);
      if (ready) clearTimeout(timer);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('error', (error) => fail(`cannot be started (${error.message}): install it or name a running one`));
    child.once('exit', (code) => fail(`ended with code ${code}`));
    child.unref();
    child.stdout.unref?.();
    child.stderr.unref?.();
  });
}

/** Ends a process group that `startChild` started. */
export function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** A port that was free a moment ago. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
