import { isBaseUrlSet, portOf } from './base-url.js';

describe('the public address', () => {
  it.each([
    [undefined, false],
    ['http://localhost:9000', false],
    ['http://localhost:9001', true],
    ['https://recipes.example.org', true],
  ])('is configured with %s: %s', (BASE_URL, expected) => {
    expect(isBaseUrlSet({ BASE_URL, API_PORT: 9000 })).toBe(expected);
  });

  it('prefers PORT to API_PORT', () => {
    expect(portOf({ PORT: 8080, API_PORT: 9000 })).toBe(8080);
    expect(isBaseUrlSet({ BASE_URL: 'http://localhost:8080', PORT: 8080, API_PORT: 9000 })).toBe(false);
  });
});
