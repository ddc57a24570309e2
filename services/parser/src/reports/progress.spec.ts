import { install, type Clock } from '@sinonjs/fake-timers';
import { Progress } from './progress.js';

let clock: Clock;
beforeEach(() => void (clock = install({ now: Date.now() })));
afterEach(() => clock.uninstall());

function writtenProgress() {
  const written: number[] = [];
  return { written, progress: new Progress((done) => Promise.resolve(written.push(done))) };
}

describe('Progress', () => {
  it('writes the first update at once, and not each of many', async () => {
    const { written, progress } = writtenProgress();

    for (const done of [1, 2, 3]) await progress.update(done);

    expect(written).toEqual([1]);
  });

  it('writes the latest update after a pause', async () => {
    const { written, progress } = writtenProgress();
    await progress.update(1);
    await progress.update(2);

    await clock.tickAsync(500);

    expect(written).toEqual([1, 2]);
  });

  it('writes nothing after stop', async () => {
    const { written, progress } = writtenProgress();
    await progress.update(1);
    await progress.update(2);
    await progress.stop();

    await clock.tickAsync(1_000);

    expect(written).toEqual([1]);
  });
});
