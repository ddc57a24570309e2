import { durationWords } from './duration-words.js';

it.each(['en-US', 'en', 'EN_gb', 'xx-XX', '', 'constructor'])('has words for the locale %p', (locale) => {
  expect(durationWords(locale)('hour', 2)).toBe('hours');
});

it('writes times in the language of the reader', () => {
  expect([1, 45].map((count) => durationWords('de-DE')('minute', count))).toEqual(['Minute', 'Minuten']);
});
