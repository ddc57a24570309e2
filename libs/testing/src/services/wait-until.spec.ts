import { waitUntil } from './wait-until.js';

it.each([0, '', false, null, undefined])('waits while the result is %p', async (pending) => {
  const results = [pending, pending, 'ready'];

  expect(await waitUntil(() => results.shift())).toBe('ready');
});

it('names the expected state when the time is over', async () => {
  const waiting = waitUntil(() => false, { withinMs: 0, what: 'the job to end' });

  await expect(waiting).rejects.toThrow('Waited 0 ms for the job to end.');
});
