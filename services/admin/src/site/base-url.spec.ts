import { isBaseUrlSet, portOf } from './base-url.js';

describe('the public address', () => {
  it.each([
    [undefined, false],
    ['http://localhost:9000', false],
    ['http://localhost:9001', true],
    ['https://recipes.example.org', true],
  ])('%s counts as set: %s', (BASE_URL, expected) => {
    expect(isBaseUrlSet({ BASE_URL, API_PORT: 9000 })).toBe(expected);
  });

  it('uses the port with precedence', () => {
    expect(portOf({ PORT: 8080, API_PORT: 9000 })).toBe(8080);
    expect(isBaseUrlSet({ BASE_URL: 'http://localhost:8080', PORT: 8080, API_PORT: 9000 })).toBe(false);
  });
});
