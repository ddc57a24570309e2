import { expect, it } from '@jest/globals';
import { readableDuration } from './iso-duration.js';

const plain = (text: string) => text.replaceAll(/\u00a0|\u202f/g, ' ');

it.each([
  ['PT1H30M', 'en-US', '1 hr 30 min'],
  ['PT90M', 'en-US', '1 hr 30 min'],
  ['PT1H30M', 'de-DE', '1 Std. 30 Min.'],
  ['PT1H30M', 'fr-FR', '1 h 30 min'],
  ['PT20M', 'ja-JP', '20 分'],
  ['PT45M', 'ar-SA', '٤٥ د'],
  ['P1DT12H', 'en-US', '1 day 12 hr'],
  ['P0DT0H25M0S', 'en-US', '25 min'],
  ['PT1.5H', 'en-US', '1 hr 30 min'],
  ['PT36H', 'en-US', '1 day 12 hr'],
  ['P1W', 'en-US', '7 days'],
  ['PT40S', 'en-US', '40 sec'],
  ['PT0M', 'en-US', '0 min'],
  ['pt5m ', 'en-US', '5 min'],
])('%s in %s is %s', (text, language, readable) => expect(plain(readableDuration(text, language))).toBe(readable));

it.each(['1 hour 30 minutes', 'overnight', 'P', 'PT', 'P1DT', 'P2M', 'Pasta', ''])('“%s” is not changed', (text) =>
  expect(readableDuration(text, 'en-US')).toBe(text),
);
