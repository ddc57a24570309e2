'use strict';
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { run, step } = require('./steps.cjs');

/** Contains the fingerprint of the sources of the last build. */
const STAMP = 'deploy/dist/.built-from';
const FOLDERS = ['gateway', 'services', 'libs', 'web', 'deploy', 'tools/build'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'coverage']);

/** Builds everything when a source has changed since the last build. */
async function buildIfStale() {
  const current = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) return;
  await step('Building', () => run('npx', ['nx', 'run-many', '-t', 'build'], { ...process.env, NX_TUI: 'false' }));
  writeFileSync(STAMP, current);
}

/** Names, sizes and times of all sources: fast, and sufficient to detect an edit or a pull. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', '.swcrc', ...FOLDERS.flatMap((folder) => [...sourcesIn(folder)])]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function* sourcesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesIn(path);
    else if (entry.isFile()) yield path;
  }
}

module.exports = { buildIfStale };
