import { adapterFor, type SiteAdapter } from './site-adapter.js';

describe('adapterFor', () => {
  const adapter: SiteAdapter = { title: () => 'Tart' };
  const adapters = new Map([['cooking.example', adapter]]);

  it.each(['https://cooking.example/tart', 'https://www.cooking.example/', 'http://uk.cooking.example:8080/x'])(
    'finds the adapter of %s',
    (url) => {
      expect(adapterFor(url, adapters)).toBe(adapter);
    },
  );

  it.each(['https://example/', 'https://notcooking.example/', 'nonsense', null])('finds none for %s', (url) => {
    expect(adapterFor(url, adapters)).toBeUndefined();
  });
});
