import { BURST_MS, burstAt, isSentSingly } from './burst.js';

it('counts the notifications of a notifier about one topic within ten seconds', () => {
  const start = 1_741_969_800_000;
  const { countKey, endsAt } = burstAt('chat', 'list', start);

  expect(endsAt.getTime()).toBe(start + BURST_MS);
  expect(burstAt('chat', 'list', start + BURST_MS - 1).countKey).toBe(countKey);
  expect(burstAt('chat', 'list', start + BURST_MS).countKey).not.toBe(countKey);
  expect(burstAt('chat', 'other', start).countKey).not.toBe(countKey);
  expect(burstAt('mail', 'list', start).countKey).not.toBe(countKey);
  expect([1, 10, 11].map(isSentSingly)).toEqual([true, true, false]);
});
