import { findUrl } from './find-url.js';

describe('findUrl', () => {
  it.each([
    ['https://x.example/pie', 'https://x.example/pie'],
    ['  http://x.example/pie\n', 'http://x.example/pie'],
    ['HTTPS://X.example/Pie', 'HTTPS://X.example/Pie'],
    ['Look at this https://x.example/y', 'https://x.example/y'],
    ['Look at this https://x.example/y and https://x.example/z', 'https://x.example/y'],
    ['Best pie ever!\nhttps://x.example/y?utm=share#top\nsent from my phone', 'https://x.example/y?utm=share#top'],
    ['www.x.example/y', 'https://www.x.example/y'],
    ['see WWW.x.example/y', 'https://WWW.x.example/y'],
    ['Pie:https://x.example/y', 'https://x.example/y'],
    ['Try https://x.example/y.', 'https://x.example/y'],
    ['Did you see https://x.example/y?!', 'https://x.example/y'],
    ['(https://x.example/y)', 'https://x.example/y'],
    ['(see https://x.example/y).', 'https://x.example/y'],
    ['"https://x.example/y"', 'https://x.example/y'],
    ['<https://x.example/y>', 'https://x.example/y'],
    ['[Pie](https://x.example/y)', 'https://x.example/y'],
    ['https://x.example/Pie_(dish)', 'https://x.example/Pie_(dish)'],
    ['(https://x.example/Pie_(dish))', 'https://x.example/Pie_(dish)'],
    ['https://x.example/y/', 'https://x.example/y/'],
    ['https://x.example/?q=a.b', 'https://x.example/?q=a.b'],
    ['https://x.example/%C3%A9t%C3%A9', 'https://x.example/%C3%A9t%C3%A9'],
    ['https://x.example/été', 'https://x.example/été'],
    ['https://reader.example/https://x.example/y', 'https://reader.example/https://x.example/y'],
    ['http://127.0.0.1:8080/y', 'http://127.0.0.1:8080/y'],
  ])('finds in %p the address %s', (text, expected) => {
    expect(findUrl(text)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'pie',
    'x.example/pie',
    'ftp://x.example/pie',
    'https://',
    'www.',
    'http://...',
    'https://[',
    'http//x',
  ])('finds none in %p', (text) => {
    expect(findUrl(text)).toBeNull();
  });

  it('takes linear time for hostile text', () => {
    expect(findUrl(`http://${')'.repeat(10_000)}`)).toBeNull();
    expect(findUrl(`https://x.example/${'(!)'.repeat(3_000)}`)).toMatch(/^https:\/\/x\.example/);
  });
});
