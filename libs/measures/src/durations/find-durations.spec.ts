import fc from 'fast-check';
import { findDurations } from './find-durations.js';

const secondsIn = (text: string) => findDurations(text).map(({ seconds }) => seconds);
const MIN = 60;
const HOUR = 3600;

describe('findDurations', () => {
  it.each([
    ['simmer for 10 minutes', 10 * MIN],
    ['Simmer 10min.', 10 * MIN],
    ['a 5-minute rest', 5 * MIN],
    ['bake for 1 hour 10 minutes', HOUR + 10 * MIN],
    ['1 h 30 min', 90 * MIN],
    ['1 hour and 30 minutes', 90 * MIN],
    ['1½ hours', 90 * MIN],
    ['1 1/2 hours', 90 * MIN],
    ['rest half an hour', 30 * MIN],
    ['blanch for 45 seconds', 45],
    ['8-10 minutes', 8 * MIN],
    ['8 to 10 minutes', 8 * MIN],
    ['15 Minuten köcheln, dann abgießen', 15 * MIN],
    ['1 Std. 20 Min. backen', 80 * MIN],
    ['8 bis 10 Minuten', 8 * MIN],
    ['eine halbe Stunde ruhen lassen', 30 * MIN],
    ['cuire 20 minutes à feu doux', 20 * MIN],
    ['une demi-heure', 30 * MIN],
    ['dejar reposar 2 horas', 2 * HOUR],
    ['cuocere per 12 minuti', 12 * MIN],
    ['25 minuten bakken', 25 * MIN],
    ['koka i 10 minuter', 10 * MIN],
    ['gotować 10 minut', 10 * MIN],
    ['варить 10 минут', 10 * MIN],
    ['10 dakika pişirin', 10 * MIN],
    ['اتركه 10 دقائق', 10 * MIN],
    ['نصف ساعة', 30 * MIN],
    ['煮10分钟', 10 * MIN],
    ['10分間煮る', 10 * MIN],
    ['10분간 끓인다', 10 * MIN],
    ['Simmer for ten minutes.', 10 * MIN],
    ['a ten-minute rest', 10 * MIN],
    ['five to ten minutes', 5 * MIN],
    ['a minute or two', MIN],
    ['forty-five minutes', 45 * MIN],
    ['an hour', HOUR],
    ['an hour and a half', 90 * MIN],
    ['1 hour and a half', 90 * MIN],
    ['one and a half hours', 90 * MIN],
    ['one hour and twenty minutes', 80 * MIN],
    ['1 hour and ten minutes', 70 * MIN],
    ['a quarter of an hour', 15 * MIN],
    ['three quarters of an hour', 45 * MIN],
    ['half a minute', 30],
    ['thirty seconds', 30],
    ['zehn Minuten köcheln', 10 * MIN],
    ['fünf bis zehn Minuten', 5 * MIN],
    ['eine Viertelstunde', 15 * MIN],
    ['eine Dreiviertelstunde', 45 * MIN],
    ['anderthalb Stunden', 90 * MIN],
    ['nach einer Stunde', HOUR],
    ['fünfundzwanzig Minuten', 25 * MIN],
    ['laisser mijoter dix minutes', 10 * MIN],
    ["trois quarts d'heure", 45 * MIN],
    ['une heure et demie', 90 * MIN],
    ['vingt-cinq minutes', 25 * MIN],
    ['diez minutos', 10 * MIN],
    ['una hora y media', 90 * MIN],
    ["un'ora e mezza", 90 * MIN],
    ['dieci minuti', 10 * MIN],
    ['dez minutos', 10 * MIN],
    ['tien minuten', 10 * MIN],
    ['een kwartier', 15 * MIN],
    ['tio minuter', 10 * MIN],
    ['dziesięć minut', 10 * MIN],
    ['عشر دقائق', 10 * MIN],
    ['ربع ساعة', 15 * MIN],
    ['ساعة ونصف', 90 * MIN],
  ])('reads %p', (text, seconds) => {
    expect(secondsIn(text)).toEqual([seconds]);
  });

  it('returns all durations with their positions', () => {
    const text = 'Fry 5 minutes, add 2 cups of stock and simmer for 1 hour.';

    const durations = findDurations(text);

    expect(durations.map(({ start, end }) => text.slice(start, end))).toEqual(['5 minutes', '1 hour']);
  });

  it.each([
    'add 2 cups of stock',
    'heat to 180 °C',
    '10 mint leaves',
    '2 heads of garlic',
    '3 hazelnuts',
    '4 small onions',
    '500 ml, 5 sprigs',
    'let it rest',
    '0 minutes',
    'set a timer',
    'add a second layer',
    'one second',
    'ten hot peppers',
    'drei Stück',
    'a quarter of an onion',
    'keeps 48 hours',
    '',
  ])('finds no duration in %p', (text) => {
    expect(findDurations(text)).toEqual([]);
  });

  it('continues after a division by zero', () => {
    expect(findDurations('mix 1/0 with 2 eggs, bake for 30 minutes').map(({ seconds }) => seconds)).toEqual([1800]);
  });

  it('separates durations that only follow each other', () => {
    expect(secondsIn('5 minutes on one side, 3 minutes on the other')).toEqual([5 * MIN, 3 * MIN]);
    expect(secondsIn('after 10 minutes 1 hour more')).toEqual([10 * MIN, HOUR]);
  });

  it('ends with any number of spaces between two durations', () => {
    const spaces = '\u00a0'.repeat(200);

    expect(findDurations(`1 hour${spaces}10 minutes`)).toMatchObject([{ seconds: 4200 }]);
    expect(findDurations(`1 hour${spaces}x 10 minutes`)).toMatchObject([{ seconds: 3600 }, { seconds: 600 }]);
  });

  it('accepts any text', () => {
    const odd = fc.string({ unit: fc.constantFrom('1', '0', ' ', '-', '/', 'h', 'min', ' to ', '½', 'س', '分', '.') });
    fc.assert(
      fc.property(odd, (text) => {
        for (const { seconds, start, end } of findDurations(text)) {
          expect(Number.isInteger(seconds) && seconds > 0 && start < end && end <= text.length).toBe(true);
        }
      }),
    );
  });
});
