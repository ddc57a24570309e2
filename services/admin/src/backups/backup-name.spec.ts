import {
  backupKey,
  backupNameOf,
  isEncryptedName,
  isOrdinaryBackup,
  newBackupName,
  safetyBackupName,
  uploadedName,
} from './backup-name.js';

const NOW = new Date('2026-11-23T04:05:06.789Z');

describe('names of backups', () => {
  it('contain the time in UTC and the tag', () => {
    expect(newBackupName(NOW)).toBe('larder_2026.11.23.04.05.06.zip');
    expect(newBackupName(NOW, { tag: ' before the / move! ' })).toBe('larder_2026.11.23.04.05.06_before-the-move.zip');
    expect(safetyBackupName(NOW)).toBe('pre-restore_2026.11.23.04.05.06.zip');
  });

  it('show whether the retention applies', () => {
    expect(isOrdinaryBackup(newBackupName(NOW))).toBe(true);
    expect(isOrdinaryBackup(newBackupName(NOW, { tag: 'keep' }))).toBe(false);
    expect(isOrdinaryBackup(safetyBackupName(NOW))).toBe(false);
    expect(isOrdinaryBackup('larder_2026.13.23.04.05.06.zip')).toBe(false); // no date
    expect(isOrdinaryBackup(newBackupName(NOW, { isEncrypted: true }))).toBe(true);
    expect(isOrdinaryBackup(newBackupName(NOW, { tag: 'keep', isEncrypted: true }))).toBe(false);
  });

  it('show whether they are encrypted', () => {
    expect(newBackupName(NOW, { tag: 'x', isEncrypted: true })).toBe('larder_2026.11.23.04.05.06_x.zip.age');
    expect(safetyBackupName(NOW, true)).toBe('pre-restore_2026.11.23.04.05.06.zip.age');
    expect(isEncryptedName('a.zip.AGE')).toBe(true);
    expect(isEncryptedName('a.age.zip')).toBe(false);
    expect(backupKey('a.zip.age')).toBe('backups/a.zip.age');
    expect(backupNameOf('backups/a.zip.age')).toBe('a.zip.age');
    expect(() => backupKey('a.age')).toThrow();
  });

  it.each(['..', '../a.zip', 'a/b.zip', 'a.zip/', 'a', '.zip', `${'a'.repeat(201)}.zip`, 'a b.zip', 'a.zip\n'])(
    'cannot be %j',
    (name) => expect(() => backupKey(name)).toThrow(expect.objectContaining({ code: 'backup.not-found' }) as Error),
  );

  it('lose their folders when uploaded', () => {
    expect(uploadedName('C:\\backups\\mealie_2025.ZIP')).toBe('mealie_2025.ZIP');
    expect(uploadedName('/home/me/a.zip')).toBe('a.zip');
  });

  it.each(['../a.zip', 'test.txt', 'archive', 'ä.zip', ''])('of uploads cannot be %j', (name) =>
    expect(() => uploadedName(name)).toThrow(expect.objectContaining({ code: 'backup.name' }) as Error),
  );
});
