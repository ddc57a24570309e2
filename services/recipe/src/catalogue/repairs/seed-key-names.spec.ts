import { nameOfSeedKey } from './seed-key-names.js';

const defaults = [{ name: 'half-and-half' }, { name: 'bell pepper' }];

it.each([
  ['bell-pepper', 'bell pepper'],
  ['half-and-half', 'half-and-half'],
  ['dairy-products-and-dairy-substitutes', 'dairy products and dairy substitutes'],
])('%s is %s', (key, name) => {
  expect(nameOfSeedKey(key, defaults)).toBe(name);
});
