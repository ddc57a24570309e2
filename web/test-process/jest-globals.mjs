// `@jest/globals` for the tests of the web app, which run without jest's own runner.
import { withGlobal } from '@sinonjs/fake-timers';
import { ModuleMocker } from 'jest-mock';

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globalThis;

/** The timers of a page. The others are Node's own, and responses are read with them. */
const TIMERS = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'Date', 'performance'],
];
const mocker = new ModuleMocker(globalThis);
const timers = withGlobal(globalThis);
let clock;

/** The part of jest's object that the tests use. */
export const jest = {
  fn: (implementation) => mocker.fn(implementation),
  spyOn: (...args) => mocker.spyOn(...args),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers({ advanceTimers = false } = {}) {
    clock?.uninstall();
    const advanceTimeDelta = typeof advanceTimers === 'number' ? advanceTimers : undefined;
    clock = timers.install({
      toFake: TIMERS,
      now: Date.now(),
      shouldAdvanceTime: Boolean(advanceTimers),
      advanceTimeDelta,
    });
  },
  useRealTimers() {
    clock?.uninstall();
    clock = undefined;
  },
  advanceTimersByTime: (ms) => void clock.tick(ms),
  advanceTimersByTimeAsync: async (ms) => void (await clock.tickAsync(ms)),
};
