import { setTimeout as pause } from 'node:timers/promises';
import { SETTINGS } from '../../support/settings.mjs';
import { uploadBackup } from '../support/backups.js';
import { fillSite } from '../support/filled-site.js';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';
import { existingData, groupNames } from './existing-data.js';
import { aMealieBackup, hasBackupImage, MEALIE_BACKUP } from './mealie-backup.js';
import { DUMP_PASSWORD } from './small-dump.js';
import { waitForRunEnd } from './wait-for-run-end.js';

/** `MERGE_KILLS=100` for the long form. */
const KILLS = Number(process.env['MERGE_KILLS'] ?? 4);

describe('adding groups in a process that is killed at any moment', () => {
  let instance: OwnInstance;
  const merge = (query = '') =>
    instance.admin.post(`/api/admin/backups/${MEALIE_BACKUP}/restore?merge=true&safetyBackup=false${query}`);

  beforeAll(async () => {
    instance = await startOwnInstance(SETTINGS);
    await fillSite(instance.admin);
    await uploadBackup(instance.admin, MEALIE_BACKUP, aMealieBackup());
  });
  afterAll(() => instance.stop());

  it('keeps the existing data, and adds the new groups completely or not at all', async () => {
    const beganAt = performance.now();
    expect((await merge()).status).toBe(200);
    const tookMs = performance.now() - beganAt;
    const before = await existingData(instance.admin);
    let withoutEffect = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const groups = await groupNames(instance.admin);
      expect((await merge('&async=true')).status).toBe(202);
      await pause((tookMs * kill) / (KILLS - 1));
      instance.kill();
      await instance.restart();
      await waitForRunEnd(instance.admin);
      expect(await existingData(instance.admin, before)).toEqual(before);
      const added = (await groupNames(instance.admin)).length - groups.length;
      if (added === 0) {
        withoutEffect += 1;
        continue;
      }
      expect(added).toBe(1);
      const last = await instance.signIn(`dora-${groups.length}`, DUMP_PASSWORD);
      const { id } = (await last.get('/api/recipes/pea-soup-of-dora')).body as { id: string };
      expect(await hasBackupImage(last, id)).toBe(true);
    }
    // The first kill comes before anything has changed.
    expect(withoutEffect).toBeGreaterThan(0);
    const groups = await groupNames(instance.admin);
    expect((await merge()).status).toBe(200);
    instance.kill();
    await instance.restart();
    expect((await groupNames(instance.admin)).length).toBe(groups.length + 1);
    expect(await existingData(instance.admin, before)).toEqual(before);
  });
});
