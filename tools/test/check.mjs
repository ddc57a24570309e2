import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const env = { ...process.env, NX_TUI: 'false' };

/** Runs a program and prefixes each line with its suite; resolves to its exit code. `niceness` as of `os.setPriority`. */
export function exec(name, [program, ...args], niceness) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  if (child.pid && niceness > 0) setPriority(child.pid, niceness);
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => console.log(`${name.padEnd(8)} | ${line}`));
  }
  return exitOf(child);
}

/**
 * A check without tests: counts as one that passed or failed. Its output is printed at its end, since suites run at the
 * same time. They wait a lot, and check times: a check only gets the processor time that they leave.
 */
export async function check(name, ...commands) {
  const startedAt = Date.now();
  const failed = (await runAll(name, commands)) ? 0 : 1;
  return { name, passed: 1 - failed, failed, seconds: Math.round((Date.now() - startedAt) / 1000) };
}

/** Runs all of them, one after another, so that the errors of every package are shown. */
async function runAll(name, commands) {
  let succeeded = true;
  for (const [program, ...args] of commands) {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const [code, ...output] = await Promise.all([exitOf(child), text(child.stdout), text(child.stderr)]);
    console.log(`\n== ${name}: ${args.join(' ')}\n${output.join('')}`);
    succeeded &&= code === 0;
  }
  return succeeded;
}

function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
