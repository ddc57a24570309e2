import { attemptDelivery, isDelivered, isRetryable } from './delivery.js';
import { EgressError } from './policy/egress-error.js';

it.each([
  [204, true, false],
  [302, true, false],
  [301, false, false],
  [307, false, false],
  [308, false, false],
  [404, false, false],
  [500, false, true],
  [503, false, true],
])('a response %p: delivered %p, retryable %p', async (status, delivered, retryable) => {
  const outcome = await attemptDelivery(() => Promise.resolve(status));

  expect(outcome).toEqual({ status, failure: null, reason: null });
  expect([isDelivered(outcome), isRetryable(outcome)]).toEqual([delivered, retryable]);
});

it.each([
  ['connection' as const, true],
  ['timed-out' as const, true],
  ['refused' as const, false],
  ['too-large' as const, false],
])('a failure %p: retryable %p', async (failure, retryable) => {
  const outcome = await attemptDelivery(() => Promise.reject(new EgressError(failure, 'why')));

  expect(outcome).toEqual({ status: null, failure, reason: 'why' });
  expect([isDelivered(outcome), isRetryable(outcome)]).toEqual([false, retryable]);
});

it('throws errors that are not failures of the connection', async () => {
  await expect(attemptDelivery(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
});
