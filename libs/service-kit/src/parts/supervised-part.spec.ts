import { afterMicrotasks, turnsOfTheEventLoop } from '@larder/testing';
import type { Log } from '../logging/log.js';
import { FailureWindow } from './failure-window.js';
import { SupervisedPart } from './supervised-part.js';

const RUNNING = { stop: () => Promise.resolve(), abandon: () => Promise.resolve() };

/** A part that records the causes of its starts; `onRestarted` is called after each restart. */
function aPart(onRestarted: (part: SupervisedPart) => void) {
  const causes: unknown[] = [];
  const start = (_failed: unknown, cause: unknown) => {
    causes.push(cause);
    return Promise.resolve(RUNNING);
  };
  // A restart ends with this log entry.
  const log = { info: () => onRestarted(part) } as unknown as Log;
  const failures = new FailureWindow([0, 0]);
  const part = new SupervisedPart({ name: 'oven', start }, { log, failures, giveUp: () => undefined });
  return { part, causes };
}

// The end of a restart takes several microtasks; the new instance may fail in any of them.
it.each(Array.from({ length: 12 }, (_, microtasks) => microtasks))(
  'replaces an instance that fails %i microtasks after its start',
  async (microtasks) => {
    let second: Promise<void> | undefined;
    const { part, causes } = aPart((restarted) => {
      if (second) return;
      second = Promise.resolve();
      void afterMicrotasks(microtasks, () => {
        second = restarted.replace(restarted.current, 'burnt');
      });
    });
    await part.start();

    await part.replace(part.current, 'cold');
    await turnsOfTheEventLoop(2);
    await second;

    expect(causes).toEqual([undefined, 'cold', 'burnt']);
    await part.stop();
  },
);
