'use strict';
const { spawn } = require('node:child_process');

/** A reason not to start that the operator can fix; shown without a stack. */
class StartError extends Error {
  constructor(message) {
    super(message);
    this.name = 'StartError';
  }
}

/** Prints a step and its duration. */
async function step(title, work) {
  const startedAt = Date.now();
  process.stdout.write(`• ${title} … `);
  const ticker = process.stdout.isTTY ? setInterval(() => process.stdout.write('.'), 3000) : undefined;
  try {
    const result = await work();
    process.stdout.write(`done (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  } finally {
    clearInterval(ticker);
  }
}

/** Runs a program to its end; its output is only shown when it fails. Signals are forwarded to it. */
function run(program, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = (signal) => {
      child.kill(signal);
      process.exit(1);
    };
    process.once('SIGTERM', end).once('SIGINT', end);
    child.once('close', () => process.off('SIGTERM', end).off('SIGINT', end));
    let output = '';
    const keep = (chunk) => (output = (output + chunk).slice(-20_000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new StartError(`${program} ${args.join(' ')} failed:\n${output}`)),
    );
  });
}

module.exports = { run, StartError, step };
