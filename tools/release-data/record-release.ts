import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SETTINGS } from '../../e2e/support/settings.mjs';
import { startProduct } from '../../e2e/support/start-product.mjs';
import { Api } from '../../e2e/src/support/api.js';
import { downloadBackup, listBackups } from '../../e2e/src/support/backups.js';
import { fillSite } from '../../e2e/src/support/filled-site.js';
import { replaceDefaultAccount } from '../../e2e/src/support/instances/own-instance.js';
import { administrator } from '../../e2e/src/support/instances/product.js';
import { siteState } from '../../e2e/src/support/site-state.js';
import { exportVersion } from '../upgrade-check/export-version.js';

const RELEASES = fileURLToPath(new URL('../../e2e/releases', import.meta.url));
/** Files that the product recreates, and backups. */
const EXCLUDED = ['run', 'logs', 'database/reserve', 'objects/larder/backups'];
const EXPIRES = /\/trash\/|\/deliveries$/;

/**
 * Builds a version in a temporary folder, creates records of every kind and writes to `e2e/releases/<name>`:
 * `data.tar.gz`, its data folder; `responses.json`, the responses of its API; and `backup.zip`, if it supports backups.
 * Expiring records (trash, past deliveries) are in the data, but not in the responses.
 */
export async function recordRelease(args: string[]): Promise<void> {
  const { from, name } = parseArgs({ args, options: { from: { type: 'string' }, name: { type: 'string' } } }).values;
  if (!from || !name) throw new Error('npm run release-data -- --from <git ref> --name <name of the folder>');
  const folder = mkdtempSync(join(tmpdir(), 'larder-release-'));
  const [checkout, data, target] = [join(folder, 'checkout'), join(folder, 'data'), join(RELEASES, name)];
  try {
    exportVersion(from, checkout);
    mkdirSync(target, { recursive: true });
    const product = await startProduct(data, SETTINGS, { checkout });
    try {
      await record(new Api(product.url), target);
    } finally {
      await product.stop();
    }
    const excluded = EXCLUDED.map((each) => `--exclude=./${each}`);
    execFileSync('tar', ['-czf', join(target, 'data.tar.gz'), '-C', data, ...excluded, '.']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function record(api: Api, target: string): Promise<void> {
  const admin = await replaceDefaultAccount(await administrator(api));
  await fillSite(admin);
  const state = Object.entries(await siteState(admin)).filter(
    ([path, response]) => !EXPIRES.test(path) && !isMissing(response),
  );
  writeFileSync(join(target, 'responses.json'), `${JSON.stringify(Object.fromEntries(state), null, 1)}\n`);
  const backup = await backupOf(admin);
  if (backup) writeFileSync(join(target, 'backup.zip'), backup);
}

/** An address that the version did not have, or used for something else. */
function isMissing(response: unknown): boolean {
  return ((response as { status?: number }).status ?? 200) !== 200;
}

/** The bytes of a new backup; undefined when the version does not support backups. */
async function backupOf(admin: Api): Promise<Uint8Array | undefined> {
  const { status } = await admin.post('/api/admin/backups');
  if (status !== 201) return undefined;
  const [newest] = await listBackups(admin);
  return downloadBackup(admin, newest?.name ?? '');
}
