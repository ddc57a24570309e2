import { buffer } from 'node:stream/consumers';
import { StartRestore } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { BackupFixture, fakeOtherServices } from '../support/backup-fixture.js';

let backups: BackupFixture;
beforeAll(async () => {
  backups = await BackupFixture.start({ BACKUP_PASSPHRASE: 'soup without a spoon' });
  await fakeOtherServices(backups.service);
});
afterAll(() => backups.stop());

describe('the backups of a site with a passphrase', () => {
  it('are encrypted, verified, and leave no other files', async () => {
    const run = await backups.make();

    expect(run).toMatchObject({ state: 'done', failure: null });
    expect(await backups.list()).toMatchObject([{ name: run?.fileName, integrity: 'intact', encrypted: true }]);

    for await (const { key } of backups.store.list('.temp/')) expect(key).toBe('none');
    const { stream } = await backups.store.get(`backups/${run?.fileName ?? ''}`);
    expect((await buffer(stream)).toString('latin1')).not.toContain('database.json');
  });

  it('cannot be restored with another passphrase', async () => {
    const [{ name: fileName } = { name: '' }] = await backups.list();
    const restore = { id: newId(), fileName, safetyBackup: false, passphrase: 'of another backup' };
    await expect(backups.client().request(StartRestore, restore)).rejects.toMatchObject({
      code: 'backup.wrong-passphrase',
    });
    await expect(backups.run(restore.id)).resolves.toBeNull();
  });
});
