import { defineConfig } from './define-config.js';
import { portShape, publicAddress } from './public-address.js';

const Config = defineConfig(portShape);

it.each([
  [{}, 'http://localhost:9000'],
  [{ API_PORT: '9100' }, 'http://localhost:9100'],
  [{ API_PORT: '9100', PORT: '8080' }, 'http://localhost:8080'],
  [{ PORT: '8080', BASE_URL: 'https://larder.example/' }, 'https://larder.example'],
])('people reach an installation with the settings %p at %s', (settings, address) => {
  expect(publicAddress(Config.parse(settings))).toBe(address);
});
