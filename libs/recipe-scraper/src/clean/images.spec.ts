import { cleanImages } from './images.js';

describe('cleanImages', () => {
  const a = 'https://pictures.example/a.jpg';
  const b = 'https://pictures.example/b.jpg';

  it.each([
    [a, [a]],
    [` ${a} `, [a]],
    [
      [a, '', b],
      [a, b],
    ],
    [[null, a, undefined, a], [a]],
    [{ url: a }, [a]],
    [{ '@type': 'ImageObject', contentUrl: a }, [a]],
    [
      [{ url: a }, { url: b }],
      [a, b],
    ],
    [[{ '@id': a }], [a]],
    [{ url: [a, b] }, [a, b]],
    [
      [[a], [b]],
      [a, b],
    ],
    ['/uploads/a.jpg', ['/uploads/a.jpg']],
    [`${a}?w=1&amp;h=2`, [`${a}?w=1&h=2`]],
    [`${a}, ${b}`, [a, b]],
    ['', []],
    [['undefined', a, 'null'], [a]],
    [null, []],
    [42, []],
    [{ any: 'thing' }, []],
  ])('returns for %j the addresses %j', (value, addresses) => {
    expect(cleanImages(value)).toEqual(addresses);
  });
});
