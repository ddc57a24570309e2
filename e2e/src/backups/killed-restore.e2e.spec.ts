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
import { change, fill } from '../support/filled-site.js';
import { siteState } from '../support/site-state.js';
import { ended } from './killed-run.js';

/** `RESTORE_KILLS=200` for the long form. */
const KILLS = Number(process.env['RESTORE_KILLS'] ?? 6);
const EACH_MS = 60_000;

describe('a restore whose process is killed at any moment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-restore-'));
  let product: StartedProduct;
  let admin: Api;
  let name: string;
  let backedUp: unknown;

  const start = async () => {
    product = await startProduct(folder, SETTINGS);
  };
  const signIn = async () => {
    admin = await new Api(product.url).signIn('ana', ADMIN_PASSWORD);
  };
  const restore = (query: string) => admin.post(`/api/admin/backups/${name}/restore?${query}`);

  beforeAll(async () => {
    await start();
    admin = await settle(await administrator(new Api(product.url)));
    await fill(admin);
    backedUp = await siteState(admin);
    await admin.post('/api/admin/backups');
    const { body } = await admin.get('/api/admin/backups');
    name = (body as { imports: { name: string }[] }).imports[0]?.name ?? '';
  }, EACH_MS);
  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'leaves either the old or the new state, complete',
    async () => {
      // As in each round below: in a process that was just started.
      await product.stop();
      await start();
      await signIn();
      const beganAt = performance.now();
      expect((await restore('safetyBackup=false')).status).toBe(200);
      const tookMs = performance.now() - beganAt;
      await signIn();
      const outcomes = { old: 0, restored: 0 };
      for (let kill = 0; kill < KILLS; kill += 1) {
        await change(admin);
        const before = await siteState(admin);
        const answer = await restore(`async=true&safetyBackup=${String(kill % 4 === 3)}`);
        expect(answer.status).toBe(202);
        await pause((1.3 * tookMs * (kill + 1)) / KILLS);
        killTree(product.pid);
        await start();
        await signIn();
        await ended(admin);
        const after = await siteState(admin);
        const isOld = JSON.stringify(after) === JSON.stringify(before);
        if (!isOld) expect(after).toEqual(backedUp);
        outcomes[isOld ? 'old' : 'restored'] += 1;
      }
      // An early kill has changed nothing, a late one everything.
      expect(outcomes.old).toBeGreaterThan(0);
      expect(outcomes.restored).toBeGreaterThan(0);
      if (KILLS >= 50)
        process.stdout.write(`restores killed: ${JSON.stringify(outcomes)}, took ${Math.round(tookMs)} ms\n`);
      expect((await restore('safetyBackup=false')).status).toBe(200);
      await signIn();
      expect(await siteState(admin)).toEqual(backedUp);
    },
    KILLS * EACH_MS,
  );
});
