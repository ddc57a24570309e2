'use strict';
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { run, step } = require('./steps.cjs');

/** Contains the hash of the lock file whose packages are installed. */
const STAMP = 'node_modules/.larder-installed';
/** npm writes it at the end of an installation. */
const NPM_RECORD = 'node_modules/.package-lock.json';
/** Build tools are development packages, which production mode would omit. */
const INSTALL = ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund'];
const SETPRIV = '/usr/bin/setpriv';

/**
 * Installs the npm packages when they are missing, belong to another lock file, or when an earlier installation was
 * interrupted, which leaves neither the stamp nor npm's record.
 */
async function installPackages() {
  const current = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) return;
  if (existsSync(NPM_RECORD) && !existsSync(STAMP) && (await isComplete())) return writeFileSync(STAMP, current);
  for (const file of [STAMP, NPM_RECORD]) rmSync(file, { force: true });
  await step('Installing npm packages (a minute or two)', () => run(...withThisProcess(INSTALL)));
  writeFileSync(STAMP, current);
}

/** The command that the kernel ends when this process is killed, where the system can do that. */
function withThisProcess(command) {
  // An npm that continued would delete the packages of the next start.
  const [program, ...args] = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'KILL', ...command] : command;
  return [program, args];
}

/** Whether an `npm install` by a developer has installed everything. */
async function isComplete() {
  try {
    await run('npm', ['ls', '--all', '--depth=0', '--include=dev']);
    return true;
  } catch {
    return false;
  }
}

module.exports = { installPackages };
