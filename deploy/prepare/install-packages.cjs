'use strict';
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { run, step } = require('./steps.cjs');

const MARK = 'node_modules/.larder-installed';

/** Installs the npm packages when they are missing or belong to another lock file. */
async function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  if (existsSync('node_modules') && !existsSync(MARK) && (await isComplete())) return writeFileSync(MARK, wanted);
  // Build tools are development packages, which production mode would omit.
  const install = () => run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  await step('Installing npm packages (a minute or two)', install);
  writeFileSync(MARK, wanted);
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
