import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SETTINGS } from '../../support/settings.mjs';
import { startProduct, type StartedProduct } from '../../support/start-product.mjs';
import { Api } from '../support/api.js';
import { killTree } from '../support/kill-tree.js';
import { ADMIN_PASSWORD, settle } from '../support/own-instance.js';
import { administrator } from '../support/product.js';
import { DUMP_PASSWORD } from './small-dump.js';
import { groupNames, hasImage, MERGED_BACKUP, stateBefore, uploadDump } from './merged-backup.js';
import { ended } from './killed-run.js';
import { fill } from '../support/filled-site.js';

/** `MERGE_KILLS=100` for the long form. */
const KILLS = Number(process.env['MERGE_KILLS'] ?? 6);
const EACH_MS = 60_000;

describe('adding groups in a process that is killed at any moment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-merge-'));
  let product: StartedProduct;
  let admin: Api;

  const start = async () => {
    product = await startProduct(folder, SETTINGS);
  };
  const signIn = async () => {
    admin = await new Api(product.url).signIn('ana', ADMIN_PASSWORD);
  };
  const merge = (query: string) =>
    admin.post(`/api/admin/backups/${MERGED_BACKUP}/restore?merge=true&safetyBackup=false${query}`);

  beforeAll(async () => {
    await start();
    admin = await settle(await administrator(new Api(product.url)));
    await fill(admin);
    await uploadDump(admin);
  }, EACH_MS);
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'keeps the existing data, and adds the new groups completely or not at all',
    async () => {
      const beganAt = performance.now();
      expect((await merge('')).status).toBe(200);
      const tookMs = performance.now() - beganAt;
      const before = await stateBefore(admin);
      const outcomes = { none: 0, added: 0 };
      for (let kill = 0; kill < KILLS; kill += 1) {
        const groups = await groupNames(admin);
        expect((await merge('&async=true')).status).toBe(202);
        await pause((1.3 * tookMs * (kill + 1)) / KILLS);
        killTree(product.pid);
        await start();
        await signIn();
        await ended(admin);
        expect(await stateBefore(admin, before)).toEqual(before);
        const added = (await groupNames(admin)).length - groups.length;
        outcomes[added === 0 ? 'none' : 'added'] += 1;
        if (added === 0) continue;
        expect(added).toBe(1);
        const last = await new Api(product.url).signIn(`dora-${groups.length}`, DUMP_PASSWORD);
        const { id } = (await last.get('/api/recipes/pea-soup-of-dora')).body as { id: string };
        expect(await hasImage(last, id)).toBe(true);
      }
      expect(outcomes.none).toBeGreaterThan(0);
      expect(outcomes.added).toBeGreaterThan(0);
      expect((await merge('')).status).toBe(200);
      expect(await stateBefore(admin, before)).toEqual(before);
    },
    KILLS * EACH_MS,
  );
});
