import { WriteGate } from './write-gate.js';

const LONG_MS = 60_000;

describe('the gate of writes', () => {
  it('delays writes until it opens, in their order', async () => {
    const gate = new WriteGate();
    const written: number[] = [];
    gate.close('a', 'wait', LONG_MS);
    const writes = [1, 2].map((each) => gate.run(() => Promise.resolve(written.push(each))));
    await Promise.resolve();

    expect(written).toEqual([]);
    gate.open('a');
    await Promise.all(writes);
    expect(written).toEqual([1, 2]);
  });

  it('refuses writes during a restore', async () => {
    const gate = new WriteGate();
    gate.close('a', 'refuse', LONG_MS);

    await expect(gate.run(() => Promise.resolve())).rejects.toMatchObject({
      code: 'backup.restoring',
      params: { retryAfterSeconds: 30 },
    });
    gate.open();
    await expect(gate.run(() => Promise.resolve('written'))).resolves.toBe('written');
  });

  it('ends a pause after its maximum duration', async () => {
    const gate = new WriteGate();
    gate.close('a', 'wait', 1);

    await expect(gate.run(() => Promise.resolve('written'))).resolves.toBe('written');
  });

  it('is not opened by the end of another pause', async () => {
    const gate = new WriteGate();
    gate.close('a', 'refuse', LONG_MS);
    gate.open('b');

    await expect(gate.run(() => Promise.resolve())).rejects.toMatchObject({ code: 'backup.restoring' });
    gate.open('a');
  });

  it('fails waiting writes when refusing begins', async () => {
    const gate = new WriteGate();
    gate.close('a', 'wait', LONG_MS);
    const write = gate.run(() => Promise.resolve());
    gate.close('b', 'refuse', LONG_MS);

    await expect(write).rejects.toMatchObject({ code: 'backup.restoring' });
    gate.open();
  });

  it('keeps refusing writes when a backup pauses them meanwhile', async () => {
    const gate = new WriteGate();
    gate.close('restore', 'refuse', LONG_MS);
    gate.close('backup', 'wait', LONG_MS);
    gate.open('backup');

    await expect(gate.run(() => Promise.resolve())).rejects.toMatchObject({ code: 'backup.restoring' });
    gate.open('restore');
    await expect(gate.run(() => Promise.resolve('written'))).resolves.toBe('written');
  });

  it('is idle when all started writes have ended', async () => {
    const gate = new WriteGate();
    let finish: () => void = () => undefined;
    const write = gate.run(() => new Promise<void>((resolve) => (finish = resolve)));
    gate.close('a', 'wait', LONG_MS);
    let isIdle = false;
    const idle = gate.whenIdle().then(() => (isIdle = true));
    await Promise.resolve();

    expect(isIdle).toBe(false);
    finish();
    await Promise.all([write, idle]);
    expect(isIdle).toBe(true);
    gate.open();
  });
});
