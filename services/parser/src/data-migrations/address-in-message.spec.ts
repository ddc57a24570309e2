import { addressInMessage } from './address-in-message.js';

it.each([
  ['failed to scrape url https://a.example/1', 'https://a.example/1'],
  ['failed to scrape url see https://a.example/1 !', 'see https://a.example/1 !'],
  ['Failed to save recipe to database during bulk url import b.example', 'b.example'],
  ['Failed to import Soup', null],
  ['failed to scrape url ', null],
])('finds the address in "%s"', (message, url) => {
  expect(addressInMessage(message)).toBe(url);
});
