import { AppError, CreateNotifier, StartRestore, type BackupRun } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aHousehold } from '@larder/testing';
import { BackupFixture, fakeOtherServices } from '../support/backup-fixture.js';

const REFUSED = 'backup.restoring';
const STORED = 'stored';
/** The steps of a backup. */
const BACKUP_STEPS = ['read', 'write', 'check'];

let backups: BackupFixture;
beforeAll(async () => {
  backups = await BackupFixture.start();
  await fakeOtherServices(backups.service);
});
afterAll(() => backups.stop());
afterEach(() => backups.onCheckpoint());

/** The outcome of a write: the code of its error, or that it was stored. */
async function write(): Promise<string> {
  const notifier = { name: 'Chat', appriseUrl: 'gotify://hub.lan/token' };
  try {
    await backups.service.as(aHousehold().member()).request(CreateNotifier, { id: newId(), notifier });
    return STORED;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Restores a backup after making one of the existing data; fails at this point. */
async function failingRestore(fileName: string, point: string, onStep = (_step: string): unknown => null) {
  let isSafetyBackup = false;
  backups.onCheckpoint(async (step) => {
    if (isSafetyBackup) await onStep(step);
    isSafetyBackup ||= step === 'safety-backup';
    if (isSafetyBackup && step === point) throw new AppError('failed', 'common.failed');
  });
  const order = { id: newId(), fileName, safetyBackup: true };
  const { id } = await backups.client().request(StartRestore, order);
  return backups.finished(id);
}

describe('a write during a restore', () => {
  let fileName: string;
  beforeAll(async () => {
    const made: BackupRun | null = await backups.make();
    fileName = made?.fileName ?? '';
  });

  it('is refused from the backup of the existing data on, so that this backup contains all writes', async () => {
    const outcomes: Record<string, string> = {};

    const run = await failingRestore(fileName, 'load', async (step) => {
      if (BACKUP_STEPS.includes(step)) outcomes[step] = await write();
    });

    expect(run).toMatchObject({ kind: 'restore', state: 'failed', step: 'load' });
    expect(outcomes).toEqual({ read: REFUSED, write: REFUSED, check: REFUSED });
    expect(await write()).toBe(STORED);
  });

  it.each(BACKUP_STEPS)('is accepted again when that backup fails at the step %p', async (step) => {
    expect(await failingRestore(fileName, step)).toMatchObject({ kind: 'restore', state: 'failed' });

    expect(await write()).toBe(STORED);
  });
});
