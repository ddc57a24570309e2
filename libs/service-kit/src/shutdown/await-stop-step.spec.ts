import { fn } from 'jest-mock';
import type { Log } from '../logging/log.js';
import { awaitStopStep } from './await-stop-step.js';

const warn = fn();
const options = { limitMs: 10, log: { warn } as unknown as Log };
beforeEach(() => void warn.mockClear());

it('waits for a step that completes in time', async () => {
  let isDone = false;
  await awaitStopStep(
    'outbox',
    Promise.resolve().then(() => (isDone = true)),
    options,
  );
  expect({ isDone, warnings: warn.mock.calls }).toEqual({ isDone: true, warnings: [] });
});

it('abandons a step that does not complete', async () => {
  await awaitStopStep('outbox', new Promise(() => undefined), options);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('abandoned'), { step: 'outbox', limitMs: 10 });
});

it('continues after a failed step', async () => {
  const error = new Error('gone');
  await awaitStopStep('outbox', Promise.reject(error), options);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('failed'), { step: 'outbox', error });
});
