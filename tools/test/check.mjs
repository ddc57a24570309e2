import { spawn } from 'node:child_process';

/** Runs a program in the foreground; resolves to its exit code. */
export function exec(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, NX_TUI: 'false', ...env } });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A check without tests of its own: counts as one that passed or failed. */
export async function check(name, program, args) {
  console.log(`\n== ${name}`);
  const startedAt = Date.now();
  const failed = (await exec(program, args)) === 0 ? 0 : 1;
  return { name, passed: 1 - failed, failed, seconds: Math.round((Date.now() - startedAt) / 1000) };
}
