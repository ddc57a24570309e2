import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, waitUntil } from '@larder/testing';

const program = createRequire(import.meta.url).resolve('../prepare/install-packages.cjs');

/** Installs a package and then writes its record, as npm does; with KILLED it kills its parent before. */
const NPM = `#!/bin/sh
echo "$1" >> npm-calls
[ "$1" = ci ] || exit 0
mkdir -p node_modules/package
if [ "$KILLED" ]; then echo $$ > npm-pid; kill -9 $PPID; exec tail -f /dev/null; fi
echo '{}' > node_modules/.package-lock.json
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-install-'));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin', 'npm'), NPM, { mode: 0o755 });
  write('npm-calls', '');
  write('package-lock.json', 'first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

/** Prepares a start in the folder; returns the commands of npm that it ran. */
async function start({ isKilled = false } = {}): Promise<string[]> {
  write('npm-calls', '');
  const env = { PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, ...(isKilled && { KILLED: 'yes' }) };
  const script = `require(${JSON.stringify(program)}).installPackages()`;
  await once(spawn(process.execPath, ['-e', script], { cwd: folder, env, stdio: 'ignore' }), 'exit');
  return readFileSync(join(folder, 'npm-calls'), 'utf8').split('\n').filter(Boolean);
}

it('installs once for each lock file', async () => {
  expect(await start()).toEqual(['ci']);
  expect(await start()).toEqual([]);

  write('package-lock.json', 'second');
  expect(await start()).toEqual(['ci']);
});

it('installs again after the first installation was interrupted', async () => {
  await start({ isKilled: true });

  expect(await start()).toEqual(['ci']);
  expect(await start()).toEqual([]);
});

it('installs again when a later installation was interrupted, also for the earlier lock file', async () => {
  await start();
  write('package-lock.json', 'second');
  await start({ isKilled: true });
  write('package-lock.json', 'first');

  expect(await start()).toEqual(['ci']);
});

it('ends npm together with the start that runs it', async () => {
  await start({ isKilled: true });
  const pid = Number(readFileSync(join(folder, 'npm-pid'), 'utf8'));

  await waitUntil(() => !isRunning(pid), { what: 'npm to end' });
});

it('keeps the packages that a developer has installed', async () => {
  mkdirSync(join(folder, 'node_modules'));
  write('node_modules/.package-lock.json', '{}');

  expect(await start()).toEqual(['ls']);
  expect(await start()).toEqual([]);
});
