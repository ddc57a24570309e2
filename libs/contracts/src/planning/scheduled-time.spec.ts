import { parseScheduledTime } from './scheduled-time.js';

describe('the time of a webhook', () => {
  it.each([
    ['16:30', '16:30:00'],
    ['16:30:15', '16:30:15'],
    ['16:30:15.25', '16:30:15.250000'],
    ['0830', '08:30:00'],
    ['083015', '08:30:15'],
    ['00:30+02:00', '22:30:00'],
    ['23:30-0100', '00:30:00'],
    ['16:30Z', '16:30:00'],
    ['2025-03-14T16:30:00Z', '16:30:00'],
    ['2025-03-14T16:30:00.125+01:00', '15:30:00.125000'],
    ['1741969800', '16:30:00'],
    [1_741_969_800, '16:30:00'],
  ])('is parsed from %p as %p', (input, time) => expect(parseScheduledTime(input)).toBe(time));

  it.each(['', 'noon', '25:00', '12:60', '2460', '2025-03-14', '2025-13-01T00:00', null, true, {}, NaN, 1e300])(
    'is refused from %p',
    (input) => expect(parseScheduledTime(input)).toBeNull(),
  );
});
