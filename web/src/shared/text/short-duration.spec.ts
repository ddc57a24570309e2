import { expect, it } from '@jest/globals';
import { shortDuration } from './short-duration.js';

const plain = (text: string) => text.replaceAll(/\u00a0|\u202f/g, ' ');

it.each([
  ['en-US', '1 day 12 hours 45 minutes', '1 day 12 hr 45 min'],
  ['en-US', '4 hours, 40 minutes', '4 hr 40 min'],
  ['en-US', '1 Hour', '1 hr'],
  ['en-US', '20 min', '20 min'],
  ['en-US', 'PT1H30M', '1 hr 30 min'],
  ['de-DE', '12 Stunden 30 Minuten', '12 Std. 30 Min.'],
  ['de-DE', '2 hours', '2 Std.'],
  ['ru-RU', '2 часа 5 минут', '2 ч 5 мин'],
  ['ja-JP', '4時間40分', '4 時間 40 分'],
])('in %s, %s is %s', (language, text, short) => expect(plain(shortDuration(language)(text))).toBe(short));

it.each(['45 minutes plus cooling', '8-10 minutes', '1.5 hours', 'overnight', '2 Stunden', '', '30'])(
  'does not change “%s”, which is not a duration of the language or of English',
  (text) => expect(shortDuration('en-US')(text)).toBe(text),
);
