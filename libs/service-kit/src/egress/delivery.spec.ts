import { attemptDelivery, isDelivered, isWorthRetrying } from './delivery.js';
import { EgressError } from './policy/egress-error.js';

it.each([
  [204, true, false],
  [302, true, false],
  [404, false, false],
  [500, false, true],
  [503, false, true],
])('an answer %p: delivered %p, worth another try %p', async (status, delivered, again) => {
  const outcome = await attemptDelivery(() => Promise.resolve(status));

  expect(outcome).toEqual({ status, failure: null, reason: null });
  expect([isDelivered(outcome), isWorthRetrying(outcome)]).toEqual([delivered, again]);
});

it.each([
  ['connection' as const, true],
  ['timed-out' as const, true],
  ['refused' as const, false],
  ['too-large' as const, false],
])('a failure %p: worth another try %p', async (failure, again) => {
  const outcome = await attemptDelivery(() => Promise.reject(new EgressError(failure, 'why')));

  expect(outcome).toEqual({ status: null, failure, reason: 'why' });
  expect([isDelivered(outcome), isWorthRetrying(outcome)]).toEqual([false, again]);
});

it('passes on what is no failure of the way', async () => {
  await expect(attemptDelivery(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
});
