import { setTimeout as pause } from 'node:timers/promises';
import { EventLoopDelay } from './event-loop-delay.js';

const BLOCKED_MS = 120;
/** In seconds: each measured delay contains the interval of the monitor, 20 ms. */
const MEASURED = 0.01;
const [ONE, OTHER] = [{}, {}];

describe('the delay of the event loop', () => {
  it('is measured, and the same for all that are scraped together', async () => {
    const delay = new EventLoopDelay();
    delay.start(ONE);
    await pause(50); // the monitor has begun
    const end = performance.now() + BLOCKED_MS;
    while (performance.now() < end);
    await pause(50); // and has noticed

    const seconds = delay.p99Seconds();
    expect(seconds).toBeGreaterThan(BLOCKED_MS / 2 / 1000);
    expect(delay.p99Seconds()).toBe(seconds);
    delay.stop(ONE);
  });

  it('is measured until the last one stops', async () => {
    const delay = new EventLoopDelay();
    delay.start(ONE);
    delay.start(OTHER);
    delay.stop(ONE);
    delay.stop(ONE);
    await pause(100);
    expect(delay.p99Seconds()).toBeGreaterThan(MEASURED);

    delay.stop(OTHER);
    await pause(1100); // the value of a scrape is kept for a second
    expect(delay.p99Seconds()).toBeLessThan(MEASURED);
  });
});
