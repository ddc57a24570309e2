'use strict';
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { run, step } = require('./steps.cjs');

/** Contains the hash of the lock file whose packages are installed. */
const STAMP = 'node_modules/.larder-installed';

/** Installs the npm packages when they are missing or belong to another lock file. */
async function installPackages() {
  const current = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) return;
  if (existsSync('node_modules') && !existsSync(STAMP) && (await isComplete())) return writeFileSync(STAMP, current);
  // Build tools are development packages, which production mode would omit.
  const install = () => run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  await step('Installing npm packages (a minute or two)', install);
  writeFileSync(STAMP, current);
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
