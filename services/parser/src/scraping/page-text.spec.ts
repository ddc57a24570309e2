import { pageText } from './page-text.js';

it('returns the visible text of a page', () => {
  const { text } = pageText(
    '<head><title>x</title></head><script>hidden()</script><h1>Soup</h1><p>2 onions<br>salt</p>',
  );

  expect(text.split('\n')).toEqual(['Soup', '2 onions', 'salt']);
});

it('cuts text that is too long for a model', () => {
  expect(pageText(`<p>${'soup '.repeat(50_000)}</p>`).text.length).toBeLessThanOrEqual(100_000);
});

it.each([
  [
    'its share image',
    '<meta property="og:image" content="/a.jpg"><img src="b.jpg" width="900" height="900">',
    '/a.jpg',
  ],
  ['else its largest', '<img src="s.jpg" width="10" height="10"><img src="l.jpg" width="900" height="600">', 'l.jpg'],
  ['else none', '<img src="s.jpg">', null],
])('finds the image of a page: %s', (_what, html, image) => {
  expect(pageText(html).image).toBe(image);
});
