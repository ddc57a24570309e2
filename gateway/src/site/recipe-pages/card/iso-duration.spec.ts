import { isoDuration } from './iso-duration.js';

it.each([
  ['10 minutes', 'PT10M'],
  ['1 hour 30 minutes', 'PT1H30M'],
  ['1 Std. 20 Min.', 'PT1H20M'],
  ['90 min', 'PT1H30M'],
  ['45 seconds', 'PT45S'],
  ['20 minutes plus 10 minutes of rest', 'PT30M'],
  [' PT1H30M ', 'PT1H30M'],
  ['P1D', 'P1D'],
  ['overnight', undefined],
  ['P', undefined],
  ['', undefined],
  [null, undefined],
])('%j is %s', (text, duration) => {
  expect(isoDuration(text)).toBe(duration);
});
