import { SyncQueue, type UnsyncedChange } from './sync-queue.js';

/** A queue whose first sync fails, as the disk reports an error only once. */
function queueOnFailingDisk() {
  let syncs = 0;
  const sync = () => (syncs++ === 0 ? Promise.reject(new Error('input/output error')) : Promise.resolve());
  return new SyncQueue(sync, () => undefined);
}

/** A committed change and its outcome. */
function aChange() {
  let change: UnsyncedChange | undefined;
  const outcome = new Promise<void>((settle, reject) => (change = { settle, reject }));
  return { changes: change ? [change] : [], outcome };
}

it('acknowledges nothing after a failed sync, although a later one would succeed', async () => {
  const queue = queueOnFailingDisk();
  const [lost, later] = [aChange(), aChange()];
  queue.add(lost.changes);
  await expect(lost.outcome).rejects.toThrow('the disk failed');

  queue.add(later.changes);

  await expect(later.outcome).rejects.toThrow('the disk failed');
});
