import { setTimeout as pause } from 'node:timers/promises';
import { SETTINGS } from '../../support/settings.mjs';
import { createBackup } from '../support/backups.js';
import { changeSite, fillSite } from '../support/filled-site.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';
import { siteState } from '../support/site-state.js';
import { waitForRunEnd } from './wait-for-run-end.js';

/** `RESTORE_KILLS=200` for the long form. */
const KILLS = Number(process.env['RESTORE_KILLS'] ?? 4);

describe('a restore whose process is killed at any moment', () => {
  let instance: OwnInstance;
  let backup: string;
  let backedUp: unknown;

  const signIn = async () => {
    instance.admin = await instance.signIn();
  };
  const restore = (query: string) => instance.admin.post(`/api/admin/backups/${backup}/restore?${query}`);

  beforeAll(async () => {
    instance = await startOwnInstance(SETTINGS);
    await fillSite(instance.admin);
    backedUp = await siteState(instance.admin);
    ({ name: backup } = await createBackup(instance.admin));
  });
  afterAll(() => instance.stop());

  it('leaves either the old or the new state, complete', async () => {
    await instance.restart(); // as in each round below, the process has just started
    const beganAt = performance.now();
    expect((await restore('safetyBackup=false')).status).toBe(200);
    const tookMs = performance.now() - beganAt;
    await signIn();
    const outcomes = { old: 0, restored: 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      await changeSite(instance.admin);
      const before = await siteState(instance.admin);
      const response = await restore(`async=true&safetyBackup=${String(kill % 4 === 3)}`);
      expect(response.status).toBe(202);
      await pause((tookMs * kill) / (KILLS - 1));
      instance.kill();
      await instance.restart();
      await waitForRunEnd(instance.admin);
      const after = await siteState(instance.admin);
      const isOld = JSON.stringify(after) === JSON.stringify(before);
      if (!isOld) expect(after).toEqual(backedUp);
      outcomes[isOld ? 'old' : 'restored'] += 1;
    }
    // The first kill comes before anything has changed.
    expect(outcomes.old).toBeGreaterThan(0);
    if (KILLS >= 50)
      process.stdout.write(`restores killed: ${JSON.stringify(outcomes)}, took ${Math.round(tookMs)} ms\n`);
    expect((await restore('safetyBackup=false')).status).toBe(200);
    instance.kill();
    await instance.restart();
    expect(await siteState(instance.admin)).toEqual(backedUp);
  });
});
