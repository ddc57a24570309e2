import { abortable } from './abortable.js';

it('leaves no rejection unhandled when the signal is aborted before the promise fails', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  const failing = new Promise((_resolve, reject) => setImmediate(() => reject(new Error('late'))));

  await expect(abortable(failing, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  process.off('unhandledRejection', note);

  expect(unhandled).toEqual([]);
});
