import { limitRetryDelay } from './limit-retry-delay.js';

const isRetried = (headers: Record<string, string>) =>
  limitRetryDelay(new Response('', { status: 429, headers })).headers.get('x-should-retry') !== 'false';

it.each([
  [{}, true],
  [{ 'retry-after': '2' }, true],
  [{ 'retry-after': '10' }, true],
  [{ 'retry-after': '11' }, false],
  [{ 'retry-after': '86400' }, false],
  [{ 'retry-after': '1e300' }, false],
  [{ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, true],
  [{ 'retry-after': 'Fri, 31 Dec 9999 23:59:59 GMT' }, false],
  [{ 'retry-after': 'soon' }, false],
  [{ 'retry-after-ms': '500', 'retry-after': '86400' }, true],
  [{ 'retry-after-ms': '60000' }, false],
  [{ 'retry-after-ms': 'soon', 'retry-after': '86400' }, false],
])('a response with %j is retried: %p', (headers, expected) => {
  expect(isRetried(headers)).toBe(expected);
});
