import { Readable } from 'node:stream';
import type { ObjectStore } from '@larder/object-store';
import type { Log } from '@larder/service-kit';
import type { AdminConfig } from '../../config.js';
import { BackupArchives } from './backup-archives.js';

const log = {} as Log;
const config = {} as AdminConfig;

/** A store of files that are not encrypted; records how many are read at once. */
class CountingStore {
  mostAtOnce = 0;
  private reading = 0;

  get() {
    this.reading += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.reading);
    return Promise.resolve({ stream: Readable.from(this.chunks()) });
  }

  private async *chunks() {
    yield await Promise.resolve(Buffer.from('not encrypted'));
    this.reading -= 1;
  }
}

it('checks passphrases one after another, since each check may take a gigabyte', async () => {
  const store = new CountingStore();
  const archives = new BackupArchives(store as unknown as ObjectStore, config, log);
  const check = () => archives.checkPassphrase({ key: 'a', name: 'a.zip.age', passphrase: 'word' });

  const outcomes = await Promise.allSettled([check(), check(), check()]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(store.mostAtOnce).toBe(1);
});
