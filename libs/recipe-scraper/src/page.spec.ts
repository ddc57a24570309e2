import { webAddress } from './page.js';

describe('webAddress', () => {
  const base = 'https://cooking.example/tarts/';

  it.each([
    ['lemon.jpg', 'https://cooking.example/tarts/lemon.jpg'],
    [' //cdn.example/lemon.jpg ', 'https://cdn.example/lemon.jpg'],
    ['http://cooking.examplehttps://cdn.example/lemon.jpg', 'https://cdn.example/lemon.jpg'],
    ['https://https://cdn.example/lemon.jpg', 'https://cdn.example/lemon.jpg'],
    ['https://proxy.example/https://cdn.example/lemon.jpg', 'https://proxy.example/https://cdn.example/lemon.jpg'],
    ['https://proxy.example?u=https://cdn.example/a.jpg', 'https://proxy.example/?u=https://cdn.example/a.jpg'],
    ['mailto:cook@cooking.example', null],
    ['https://', null],
    ['', null],
    [42, null],
  ])('of %j is %j', (value, address) => {
    expect(webAddress(value, base)).toBe(address);
  });

  it('needs no base for an address without a protocol', () => {
    expect(webAddress('//cdn.example/lemon.jpg', null)).toBe('https://cdn.example/lemon.jpg');
    expect(webAddress('/lemon.jpg', null)).toBeNull();
  });
});
