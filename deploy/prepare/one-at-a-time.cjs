'use strict';
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');

const LOCK = 'deploy/dist/.preparing';
const POLL_MS = 500;
/** Longer than any installation and build, in milliseconds: an older lock is ignored. */
const LIMIT_MS = 900_000;

/**
 * Runs `work` while no other process of this folder does the same: two concurrent installations would delete each
 * other's packages. The lock of a process that has ended is ignored.
 */
async function oneAtATime(work, lock = LOCK) {
  if (!take(lock)) await waitFor(lock);
  try {
    return await work();
  } finally {
    if (ownerOf(lock) === process.pid) rmSync(lock, { force: true });
  }
}

async function waitFor(lock) {
  process.stdout.write('• Waiting for another start that installs or builds in this folder\n');
  const end = Date.now() + LIMIT_MS;
  while (!take(lock)) {
    const owner = ownerOf(lock);
    if ((owner && !isRunning(owner)) || Date.now() > end) rmSync(lock, { force: true });
    else await pause(POLL_MS);
  }
}

/** Whether this process has the lock now. A read-only folder needs none: nothing can be installed there. */
function take(lock) {
  try {
    mkdirSync(dirname(lock), { recursive: true });
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    return error.code !== 'EEXIST';
  }
}

/** The process with the lock; undefined when there is none, or it has not written its id yet. */
function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

module.exports = { oneAtATime };
