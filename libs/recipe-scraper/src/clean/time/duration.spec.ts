import { formatDuration, parseIsoDuration, type DurationWords } from './duration.js';

describe('parseIsoDuration', () => {
  it.each([
    ['PT1H30M', 5_400],
    ['PT90M', 5_400],
    ['pt30m', 1_800],
    [' PT30M ', 1_800],
    ['P1D', 86_400],
    ['P1W', 604_800],
    ['PT1.5H', 5_400],
    ['PT1,5H', 5_400],
    ['P0DT0H35M', 2_100],
    ['P0Y0M0DT0H35M0.000S', 2_100],
    ['PT1H 30M', 5_400],
    ['P1Y2M3DT4H', 273_600],
    ['P30M', 1_800],
    ['P1H30M', 5_400],
    ['PTH20M', 1_200],
    ['PT', 0],
    ['PT0M', 0],
  ])('reads %s as %d seconds', (text, seconds) => {
    expect(parseIsoDuration(text)).toBe(seconds);
  });

  it.each(['', '30 min', 'PT-3H', '-PT3H', 'P', 'PT3X', 'about PT3H', 'PT' + '9'.repeat(50) + 'M'])(
    'returns null for %j',
    (text) => {
      expect(parseIsoDuration(text) ?? 0).toBe(0);
    },
  );
});

describe('formatDuration', () => {
  it.each([
    [5_400, '1 hour 30 minutes'],
    [93_600, '1 day 2 hours'],
    [90_061.53, '1 day 1 hour 1 minute 1 second'],
    [45, '45 seconds'],
    [375 * 86_400, '1 year 10 days'],
    [0, null],
    [0.4, null],
  ])('formats %d seconds as %j', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  it('uses the given words', () => {
    const german: DurationWords = (unit, count) => `${unit === 'hour' ? 'Stunde' : 'Minute'}${count === 1 ? '' : 'n'}`;

    expect(formatDuration(3_660, german)).toBe('1 Stunde 1 Minute');
    expect(formatDuration(7_200, german)).toBe('2 Stunden');
  });

  it('uses one word for both numbers when a language has only one', () => {
    expect(formatDuration(7_200, () => '小时')).toBe('2 小时');
  });
});
