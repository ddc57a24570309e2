import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN_SCOPE = '@larder';
/** Records the lock file of the installed packages, so that `npm start` does not install them again. */
const INSTALLED = 'node_modules/.larder-installed';
const MANY_BYTES = 512 * 1024 * 1024;

/** Writes the sources of a git ref into a folder and builds them. External packages are those installed here. */
export function exportVersion(ref: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', '--format=tar', ref], { cwd: ROOT, maxBuffer: MANY_BYTES });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(folder);
  const build = "require('./deploy/prepare/build.cjs').buildIfStale()";
  execFileSync(process.execPath, ['-e', build], {
    cwd: folder,
    env: { ...process.env, NX_DAEMON: 'false' },
    stdio: 'inherit',
  });
}

function linkPackages(folder: string): void {
  linkEach(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const installed = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  writeFileSync(join(folder, INSTALLED), installed);
  mkdirSync(join(folder, 'node_modules', OWN_SCOPE));
  for (const name of readdirSync(join(ROOT, 'node_modules', OWN_SCOPE))) linkOwn(folder, name);
}

/**
 * Our own packages are linked to the exported sources; packages that are installed only for one of them are linked as
 * well.
 */
function linkOwn(folder: string, name: string): void {
  const here = realpathSync(join(ROOT, 'node_modules', OWN_SCOPE, name));
  const there = join(folder, here.slice(ROOT.length));
  if (!existsSync(there)) return;
  symlinkSync(there, join(folder, 'node_modules', OWN_SCOPE, name));
  if (existsSync(join(here, 'node_modules'))) linkEach(join(here, 'node_modules'), join(there, 'node_modules'));
}

function linkEach(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === OWN_SCOPE || name === basename(INSTALLED)) continue;
    mkdirSync(dirname(join(to, name)), { recursive: true });
    symlinkSync(join(from, name), join(to, name));
  }
}
