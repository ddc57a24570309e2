// Starts the built product like a user, on a free port and with a fresh data folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 120_000;
const LINES_KEPT = 400;

/**
 * Resolves once the product prints its address; stops it when it does not in time. `output()` are its last lines, for error messages; all lines are
 * appended to `logFile` if given. `checkout` is the folder of another version to start.
 */
export async function startProduct(dataFolder, env = {}, { logFile, checkout = ROOT } = {}) {
  const child = spawn(process.execPath, [join(checkout, 'deploy/start.cjs')], {
    env: { ...process.env, PORT: '0', API_HOST: '127.0.0.1', DATA_DIR: dataFolder, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  if (logFile) appendOutput(child, logFile);
  const lines = [];
  const url = await addressOf(child, lines).catch(async (error) => {
    await stop(child);
    throw error;
  });
  return { child, url, pid: child.pid, output: () => lines.join('\n'), stop: () => stop(child) };
}

/** Synchronously, so that nothing is missing when the file is read right after the product has ended. */
function appendOutput(child, logFile) {
  const file = openSync(logFile, 'a');
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => writeSync(file, text));
  child.once('close', () => closeSync(file));
}

function addressOf(child, lines) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The product did not start:\n${lines.join('\n')}`)), START_MS);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product ended with ${code}:\n${lines.join('\n')}`));
    });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (lines.length > LINES_KEPT) lines.shift();
        const ready = /^Larder is ready at (\S+)/.exec(line);
        if (!ready) return;
        clearTimeout(timer);
        resolve(ready[1].replace('localhost', '127.0.0.1'));
      });
    }
  });
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
