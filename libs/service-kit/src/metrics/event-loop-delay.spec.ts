import { setTimeout as pause } from 'node:timers/promises';
import { watchEventLoop } from './event-loop-delay.js';

const BLOCKED_MS = 120;
/** In seconds: each measured delay contains the interval of the monitor, 20 ms. */
const MEASURED = 0.01;

async function blockEventLoop(): Promise<void> {
  await pause(50); // the monitor has begun
  const end = performance.now() + BLOCKED_MS;
  while (performance.now() < end);
  await pause(50); // and has noticed
}

describe('the delay of the event loop', () => {
  it('is the same for all applications of the process', async () => {
    const [one, other] = [watchEventLoop(), watchEventLoop()];
    await blockEventLoop();
    const seconds = one.p99Seconds();
    expect(seconds).toBeGreaterThan(BLOCKED_MS / 2 / 1000);
    expect(other.p99Seconds()).toBe(seconds);
    one.stop();
    other.stop();
  });

  it('is measured until the last one stops', async () => {
    const [one, other] = [watchEventLoop(), watchEventLoop()];
    const afterScrape = async () => {
      await pause(1100); // the value of a scrape is kept for a second
      return other.p99Seconds();
    };
    one.stop();
    one.stop();
    await afterScrape();
    expect(await afterScrape()).toBeGreaterThan(MEASURED);

    other.stop();
    await afterScrape();
    expect(await afterScrape()).toBeLessThan(MEASURED);
  });
});
