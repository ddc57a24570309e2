import { durationWords } from './duration-words.js';

it.each(['en-US', 'en', 'EN_gb', 'xx-XX', '', 'constructor'])('knows words for the locale %p', (locale) => {
  expect(durationWords(locale).hour).toBe('hour|hours');
});
