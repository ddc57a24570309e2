import { defineConfig } from './define-config.js';
import { basePathOf, basePathShape, portShape, publicAddress } from './public-address.js';

const Config = defineConfig({ ...portShape, ...basePathShape });

it.each([
  [{}, 'http://localhost:9000'],
  [{ API_PORT: '9100' }, 'http://localhost:9100'],
  [{ API_PORT: '9100', PORT: '8080' }, 'http://localhost:8080'],
  [{ PORT: '8080', BASE_URL: 'https://larder.example/' }, 'https://larder.example'],
  [{ BASE_URL: 'https://example.org/larder/' }, 'https://example.org/larder'],
  [{ BASE_URL: 'https://example.org', BASE_PATH: 'larder' }, 'https://example.org/larder'],
  [{ SUB_PATH: '/apps/larder/' }, 'http://localhost:9000/apps/larder'],
])('the public address for the settings %p is %s', (settings, address) => {
  expect(publicAddress(Config.parse(settings))).toBe(address);
});

it.each([
  [{}, ''],
  [{ BASE_PATH: '/' }, ''],
  [{ BASE_PATH: '/larder/' }, '/larder'],
  [{ BASE_PATH: 'apps/larder' }, '/apps/larder'],
  [{ BASE_URL: 'https://example.org/larder', BASE_PATH: '/recipes' }, '/recipes'],
])('the path of %p is %p', (settings, path) => {
  expect(basePathOf(Config.parse(settings))).toBe(path);
});

it.each(['//evil.example', 'https://evil.example', '/a b', '/..', '/"x'])('rejects the path %p', (path) => {
  expect(() => Config.parse({ BASE_PATH: path })).toThrow('BASE_PATH');
});
