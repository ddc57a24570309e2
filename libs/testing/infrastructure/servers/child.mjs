import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const START_MS = 120_000;

/**
 * Starts a server in its own process group; `started` receives the child. Resolves with the first truthy result of
 * `isReady`, which is called with all output so far. Rejects with the output when the server ends or is not ready in time.
 */
export function startChild({ command, args, env = {}, started, isReady }) {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  started(child);
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason) => reject(new Error(`${command} ${reason}.\n${output}`));
    const timer = setTimeout(() => fail(`was not ready within ${START_MS} ms`), START_MS);
    let ready;
    const handleOutput = (chunk) => {
      if (ready) return;
      output += chunk;
      ready = isReady(output);
      if (ready) clearTimeout(timer);
      if (ready) resolve(ready);
    };
    child.stdout.on('data', handleOutput);
    child.stderr.on('data', handleOutput);
    child.once('error', (error) =>
      fail(`cannot be started (${error.message}): install it, or set the variable of a running one`),
    );
    child.once('exit', (code) => fail(`ended with code ${code}`));
    child.unref();
    // The standard input stays open, since the database ends with it. The streams do not keep the test run alive.
    [child.stdin, child.stdout, child.stderr].forEach((stream) => stream.unref());
  });
}

/** A free port. */
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
