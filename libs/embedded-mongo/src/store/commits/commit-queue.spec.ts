import { CommandError } from '../../errors.js';
import { CommitQueue } from './commit-queue.js';
import type { Sqlite } from '../sqlite.js';

/** A database that only records executed statements, and may fail. */
function recorder(fail?: string, sync = () => Promise.resolve()) {
  const executed: string[] = [];
  const exec = (sql: string) => {
    executed.push(sql);
    if (sql === fail) throw new Error('disk is full');
  };
  return { executed, queue: new CommitQueue({ exec } as unknown as Sqlite, sync) };
}

/** A disk whose writes the test completes or fails. */
function slowDisk() {
  const syncs: { done: () => void; fail: (cause: Error) => void }[] = [];
  const sync = () => new Promise<void>((done, fail) => syncs.push({ done, fail }));
  return { syncs, sync };
}

/** Resolves after all pending callbacks have run. */
const pendingCallbacks = () => new Promise((resolve) => setTimeout(resolve, 50));

it('syncs concurrent changes together', async () => {
  const { executed, queue } = recorder();

  const results = await Promise.all([1, 2, 3].map((n) => queue.run(() => n)));

  expect(results).toEqual([1, 2, 3]);
  expect(executed).toEqual(['BEGIN IMMEDIATE', 'COMMIT']);
});

it('rejects one change without affecting the others', async () => {
  const { executed, queue } = recorder();
  const refused = queue.run(() => {
    throw new CommandError('DuplicateKey', 'twice');
  });
  const fine = queue.run(() => 'fine');

  await expect(refused).rejects.toMatchObject({ code: 11000 });
  await expect(fine).resolves.toBe('fine');
  expect(executed.at(-1)).toBe('COMMIT');
});

it('rolls back everything since the last commit when a change fails unexpectedly', async () => {
  const { executed, queue } = recorder();
  let rolledBack = 0;
  queue.onRollback = () => rolledBack++;
  const before = queue.run(() => 'before');
  const broken = queue.run(() => {
    throw new TypeError('bug');
  });

  await expect(before).rejects.toThrow('bug');
  await expect(broken).rejects.toThrow('bug');
  expect([executed.at(-1), rolledBack]).toEqual(['ROLLBACK', 1]);
  await expect(queue.run(() => 'later')).resolves.toBe('later');
});

it('rejects all waiting writes with a message when the disk is full', async () => {
  const { queue } = recorder('COMMIT');

  await expect(queue.run(() => 1)).rejects.toMatchObject({ codeName: 'OutOfDiskSpace' });
});

it('commits changes between the steps of long work, without waiting for its end', async () => {
  const { executed, queue } = recorder();
  const order: string[] = [];
  const batch = queue.batch();

  await batch.step(() => order.push('first step'));
  const other = queue.run(() => order.push('other'));
  await batch.step(() => order.push('second step'));
  await batch.whenDurable();
  await other;

  expect(order).toEqual(['first step', 'other', 'second step']);
  expect(executed).toEqual(['BEGIN IMMEDIATE', 'COMMIT', 'BEGIN IMMEDIATE', 'COMMIT']);
});

it('executes and commits changes before waiting steps of long work', async () => {
  const { executed, queue } = recorder();
  const batch = queue.batch();
  const step = batch.step(() => executed.push('step'));
  const change = queue.run(() => executed.push('change'));
  await Promise.all([step, change]);
  await batch.whenDurable();

  expect(executed.slice(0, 5)).toEqual(['BEGIN IMMEDIATE', 'change', 'COMMIT', 'BEGIN IMMEDIATE', 'step']);
});

it('executes steps of long work although changes never end', async () => {
  const { queue } = recorder();
  const batch = queue.batch();
  let isDone = false;
  const step = batch.step(() => (isDone = true));
  while (!isDone) await queue.run(() => undefined);

  await expect(step).resolves.toBe(true);
  await batch.whenDurable();
});

it('is idle only after all waiting steps', async () => {
  const { queue } = recorder();
  const order: string[] = [];
  const batch = queue.batch();
  const step = batch.step(() => order.push('step'));
  const change = queue.run(() => order.push('change'));
  await queue.idle();

  expect(order).toEqual(['change', 'step']);
  await Promise.all([step, change]);
  await batch.whenDurable();
});

it('does not delay others until the end of long work', async () => {
  const { queue } = recorder();
  const batch = queue.batch();
  await batch.step(() => 1);

  await expect(queue.run(() => 'done')).resolves.toBe('done');
  await batch.whenDurable();
});

it('fails long work after one of its steps was rolled back', async () => {
  const { queue } = recorder();
  const batch = queue.batch();
  await batch.step(() => 1);
  const broken = queue.run(() => {
    throw new TypeError('bug');
  });
  await expect(broken).rejects.toThrow('bug');

  await expect(batch.step(() => 2)).rejects.toThrow('bug');
  await expect(batch.whenDurable()).rejects.toThrow('bug');
});

it('fails long work that has ended when its steps are rolled back before they are on disk', async () => {
  const { queue } = recorder();
  const batch = queue.batch();
  await batch.step(() => 1);
  const broken = queue.run(() => {
    throw new TypeError('bug');
  });
  const durable = batch.whenDurable();

  await expect(broken).rejects.toThrow('bug');
  await expect(durable).rejects.toThrow('bug');
});

it('runs statements that allow no transaction between two commits', async () => {
  const { executed, queue } = recorder();
  const batch = queue.batch();
  await batch.step(() => 1);
  await queue.outsideTransaction(() => executed.push('outside'));
  await batch.step(() => 2);
  await batch.whenDurable();

  expect(executed).toEqual(['BEGIN IMMEDIATE', 'COMMIT', 'outside', 'BEGIN IMMEDIATE', 'COMMIT']);
});

it('runs such statements although the commit before them failed', async () => {
  const { queue } = recorder('COMMIT');
  const batch = queue.batch();
  await batch.step(() => 1);

  await expect(queue.outsideTransaction(() => 'outside')).resolves.toBe('outside');
  await expect(batch.whenDurable()).rejects.toMatchObject({ codeName: 'OutOfDiskSpace' });
});

it('acknowledges a change after the sync, and continues meanwhile', async () => {
  const { syncs, sync } = slowDisk();
  const { executed, queue } = recorder(undefined, sync);
  const log: string[] = [];
  const record = (name: string) => () => void log.push(name);
  const first = queue.run(() => 1).then(record('first'));
  await pendingCallbacks();
  const others = ['second', 'third'].map(async (name) => {
    await queue.run(() => 2);
    record(name)();
  });
  await pendingCallbacks();

  expect([executed, log, syncs.length]).toEqual([['BEGIN IMMEDIATE', 'COMMIT', 'BEGIN IMMEDIATE', 'COMMIT'], [], 1]);
  syncs[0]?.done();
  await first;
  await pendingCallbacks();
  expect([log, syncs.length]).toEqual([['first'], 2]);

  syncs[1]?.done();
  await Promise.all(others);
  expect(syncs).toHaveLength(2);
});

it('accepts nothing more after a failed sync', async () => {
  const { syncs, sync } = slowDisk();
  const { queue } = recorder(undefined, sync);
  const first = queue.run(() => 1);
  await pendingCallbacks();
  const second = queue.run(() => 2);
  await pendingCallbacks();
  syncs[0]?.fail(new Error('input/output error'));

  for (const lost of [first, second, queue.run(() => 3)]) await expect(lost).rejects.toThrow('the disk failed');
});

it('rejects what waits when no transaction can be started', async () => {
  const { queue } = recorder('BEGIN IMMEDIATE');

  await expect(queue.run(() => 1)).rejects.toMatchObject({ codeName: 'OutOfDiskSpace' });
});

it('commits nothing during a checkpoint, and continues afterwards', async () => {
  const { executed, queue } = recorder();
  const { syncs: checkpoints, sync: checkpoint } = slowDisk();
  queue.checkpointIfDue = () => (checkpoints.length === 0 ? checkpoint() : undefined);
  await queue.run(() => 'before');
  const outside = queue.outsideTransaction(() => executed.push('outside'));
  const later = queue.run(() => executed.push('later'));

  await pendingCallbacks();
  expect(executed).toEqual(['BEGIN IMMEDIATE', 'COMMIT']);
  checkpoints[0]?.done();
  await Promise.all([outside, later]);
  expect(executed.slice(2)).toEqual(['outside', 'BEGIN IMMEDIATE', 'later', 'COMMIT']);
});

it('starts no transaction after a commit for an outside statement that began a checkpoint', async () => {
  const { executed, queue } = recorder();
  const { syncs: checkpoints, sync: checkpoint } = slowDisk();
  const batch = queue.batch();
  await batch.step(() => undefined);
  queue.checkpointIfDue = () => (checkpoints.length === 0 ? checkpoint() : undefined);
  const outside = queue.outsideTransaction(() => executed.push('outside'));
  const later = queue.run(() => executed.push('later'));

  await outside;
  await pendingCallbacks();
  expect(executed).toEqual(['BEGIN IMMEDIATE', 'COMMIT', 'outside']);
  checkpoints[0]?.done();
  await later;
  expect(executed.slice(3)).toEqual(['BEGIN IMMEDIATE', 'later', 'COMMIT']);
});

it('is idle only after a checkpoint', async () => {
  const { queue } = recorder();
  const { syncs: checkpoints, sync: checkpoint } = slowDisk();
  queue.checkpointIfDue = () => (checkpoints.length === 0 ? checkpoint() : undefined);
  let isIdle = false;
  const idle = queue.idle().then(() => (isIdle = true));

  await pendingCallbacks();
  expect(isIdle).toBe(false);
  checkpoints[0]?.done();
  await expect(idle).resolves.toBe(true);
});

it('accepts nothing more after a failed checkpoint', async () => {
  const { queue } = recorder();
  const { syncs: checkpoints, sync: checkpoint } = slowDisk();
  const failures: Error[] = [];
  queue.onBroken = (failure) => failures.push(failure);
  queue.checkpointIfDue = () => (checkpoints.length === 0 ? checkpoint() : undefined);
  await queue.run(() => 'before');
  const waiting = queue.run(() => 'waiting');
  checkpoints[0]?.fail(new Error('input/output error'));

  await expect(waiting).rejects.toThrow('the disk failed');
  await expect(queue.run(() => 'later')).rejects.toThrow('the disk failed');
  expect(failures).toHaveLength(1);
});
