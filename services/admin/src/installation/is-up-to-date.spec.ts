import { isUpToDate } from './is-up-to-date.js';

it.each([
  ['1.2.0', 'v1.2.0', true],
  ['v1.2.0', '1.2.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', 'error fetching version', false],
  ['1.3.0-dev.4', '1.2.0', true],
  ['unknown', 'error fetching version', true],
])('version %s is the latest when the latest is %s: %s', (appVersion, latestVersion, expected) => {
  expect(isUpToDate(appVersion, latestVersion)).toBe(expected);
});
