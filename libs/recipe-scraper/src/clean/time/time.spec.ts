import { cleanTime, readTime } from './time.js';

describe('cleanTime', () => {
  it.each([
    [null, null],
    [undefined, null],
    ['', null],
    ['  ', null],
    ['PT1H30M', '1 hour 30 minutes'],
    ['PT90M', '1 hour 30 minutes'],
    ['PT26H', '1 day 2 hours'],
    ['P1DT1H1M1.53S', '1 day 1 hour 1 minute 1 second'],
    ['PT45S', '45 seconds'],
    ['P1Y2M3DT4H', '3 days 4 hours'],
    ['PT0M', null],
    ['PT', null],
    ['PTNaNM', null],
    ['PT1HundefinedM', null],
    [{ value: 'PTnullM' }, null],
    [['PT10M', 'PT20M'], '10 minutes'],
    [{ minValue: 'PT5M', maxValue: 'PT10M' }, '5 minutes'],
    [{ maxValue: 'PT10M' }, '10 minutes'],
    [{ value: 'PT15M' }, '15 minutes'],
    ['about 30 min', 'about 30 min'],
    ['PT-3H', 'PT-3H'],
    ['P1D', '1 day'],
    ['P1W', '7 days'],
    ['PT1.5H', '1 hour 30 minutes'],
    ['pt30m', '30 minutes'],
    [30, '30 minutes'],
    [-5, null],
    [{ any: 'thing' }, null],
  ])('formats %j as %j', (value, text) => {
    expect(cleanTime(value)).toBe(text);
  });

  it('uses the language of the user', () => {
    expect(cleanTime('PT2H', (unit, count) => (unit === 'hour' && count > 1 ? 'heures' : unit))).toBe('2 heures');
  });
});

describe('readTime', () => {
  it.each([
    ['PTundefinedM', null],
    ['PT1H30M', { raw: 'PT1H30M', minutes: 90 }],
    ['1 hr 20 min', { raw: '1 hr 20 min', minutes: 80 }],
    ['about 1½ hours', { raw: 'about 1½ hours', minutes: 90 }],
    ['20-30 min', { raw: '20-30 min', minutes: 30 }],
    ['25 minutes to 30 minutes', { raw: '25 minutes to 30 minutes', minutes: 30 }],
    ['8 hours on low or 4 hours on high', { raw: '8 hours on low or 4 hours on high', minutes: 480 }],
    ['2 Stunden und 10 Minuten', { raw: '2 Stunden und 10 Minuten', minutes: 130 }],
    ['45 Minuten', { raw: '45 Minuten', minutes: 45 }],
    ['1 ώρα και 15 λεπτά', { raw: '1 ώρα και 15 λεπτά', minutes: 75 }],
    ['1 λεπτό', { raw: '1 λεπτό', minutes: 1 }],
    ['1 h', { raw: '1 h', minutes: 60 }],
    ['1:30', { raw: '1:30', minutes: 90 }],
    ['00:45:00', { raw: '00:45:00', minutes: 45 }],
    ['1h30', { raw: '1h30', minutes: 90 }],
    ['PT1H30', { raw: 'PT1H30', minutes: 90 }],
    ['PT30M-PT40M', { raw: 'PT40M', minutes: 40 }],
    ['PT1H / PT1H20M', { raw: 'PT1H20M', minutes: 80 }],
    ['PT01:15:00', { raw: '01:15:00', minutes: 75 }],
    ['P0DT1H', { raw: 'P0DT1H', minutes: 60 }],
    ['1 heure 30', { raw: '1 heure 30', minutes: 90 }],
    ['half an hour', { raw: 'half an hour', minutes: 30 }],
    ['une demi-heure', { raw: 'une demi-heure', minutes: 30 }],
    ['about an hour', { raw: 'about an hour', minutes: 60 }],
    ['1 hour and a half', { raw: '1 hour and a half', minutes: 90 }],
    ['an hour and a half', { raw: 'an hour and a half', minutes: 90 }],
    [
      { value: 2, unitText: 'hours' },
      { raw: '2 hours', minutes: 120 },
    ],
    [
      { '@type': 'Duration', name: '40 minutes' },
      { raw: '40 minutes', minutes: 40 },
    ],
    ['30', { raw: '30', minutes: 30 }],
    [30, { raw: 'PT30M', minutes: 30 }],
    ['overnight', { raw: 'overnight', minutes: null }],
    ['PT-3H', { raw: 'PT-3H', minutes: null }],
    ['PT0M', null],
    ['', null],
    [null, null],
  ])('reads %j as %j', (value, time) => {
    expect(readTime(value)).toEqual(time);
  });
});
