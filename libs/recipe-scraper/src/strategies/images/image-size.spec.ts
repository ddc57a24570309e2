import { namedPixels, declaredImages } from './image-size.js';

describe('declaredImages', () => {
  it.each<[string, unknown, number]>([
    ['numbers', { url: 'a.jpg', width: 300, height: 200 }, 60_000],
    ['texts', { url: 'a.jpg', width: '300', height: '200px' }, 60_000],
    ['quantities', { contentUrl: 'a.jpg', width: { value: 300 }, height: { value: '200' } }, 60_000],
    ['the usual shape when only the width is stated', { url: 'a.jpg', width: 300 }, 60_000],
    ['nothing from a text', 'a.jpg', 0],
    ['nothing from a height alone', { url: 'a.jpg', height: 200 }, 0],
    ['nothing from nonsense', { url: 'a.jpg', width: 'wide', height: -3 }, 0],
  ])('reads the size from %s', (_, images, pixels) => {
    expect(declaredImages(images)).toEqual([{ address: 'a.jpg', pixels }]);
  });

  it('keeps the order of a list of any forms', () => {
    const images = declaredImages(['a.jpg', { url: 'b.jpg', width: 30, height: 20 }, { '@id': 'c.jpg' }]);
    expect(images.map(({ address, pixels }) => [address, pixels])).toEqual([
      ['a.jpg', 0],
      ['b.jpg', 600],
      ['c.jpg', 0],
    ]);
  });
});

describe('namedPixels', () => {
  it.each([
    ['https://p.example/a-300x200.jpg', 60_000],
    ['https://p.example/a-w300-h200.jpg', 60_000],
    ['https://p.example/800x600/a.jpg', 480_000],
    ['https://p.example/a-12345x200.jpg', 0],
    ['https://p.example/a.jpg?size=300x200', 0],
    ['https://p.example/a.jpg', 0],
  ])('reads from %s a size of %d pixels', (address, pixels) => {
    expect(namedPixels(address)).toBe(pixels);
  });
});
