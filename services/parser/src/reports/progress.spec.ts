import { jest } from '@jest/globals';
import { Progress } from './progress.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function writtenProgress() {
  const written: number[] = [];
  return { written, progress: new Progress((done) => Promise.resolve(written.push(done))) };
}

describe('the progress of long work', () => {
  it('is written at once, and not again for each of many', async () => {
    const { written, progress } = writtenProgress();

    for (const done of [1, 2, 3]) await progress.note(done);

    expect(written).toEqual([1]);
  });

  it('is written in the end, also when the next thing takes long', async () => {
    const { written, progress } = writtenProgress();
    await progress.note(1);
    await progress.note(2);

    await jest.advanceTimersByTimeAsync(500);

    expect(written).toEqual([1, 2]);
  });

  it('is not written after the work has ended', async () => {
    const { written, progress } = writtenProgress();
    await progress.note(1);
    await progress.note(2);
    await progress.stop();

    await jest.advanceTimersByTimeAsync(1_000);

    expect(written).toEqual([1]);
  });
});
