import { install, type Clock } from '@sinonjs/fake-timers';
import { LoadingPause } from './loading-pause.js';

/** The records of a request are read after they were found. */
const REST_MS = 100;

/** A request that runs until `end` is called. */
function aRequest(pause: LoadingPause) {
  let end: () => void = () => undefined;
  const done = pause.during(() => new Promise<void>((resolve) => (end = resolve)));
  return { done, end: () => end() };
}

describe('the pause of loading', () => {
  let clock: Clock;
  beforeEach(() => void (clock = install({ now: 0 })));
  afterEach(() => clock.uninstall());

  it('does not happen without a request', async () => {
    expect(await new LoadingPause().wait(1_000)).toBe(0);
  });

  it('lasts until shortly after all requests have ended, also those that fail', async () => {
    const pause = new LoadingPause();
    const request = aRequest(pause);
    const failed = pause.during(() => Promise.reject(new Error('no database')));
    const waited = pause.wait(1_000);
    await expect(failed).rejects.toThrow('no database');
    clock.tick(300);
    request.end();
    await request.done;
    clock.tick(REST_MS);

    expect(await waited).toBe(300 + REST_MS);
  });

  it('ends after the maximum', async () => {
    const pause = new LoadingPause();
    const request = aRequest(pause);
    const waited = pause.wait(200);
    clock.tick(200);

    expect(await waited).toBe(200);
    request.end();
    await request.done;
  });
});
