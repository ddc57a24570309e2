import { imageAddressOf } from './image-address.js';
import { parseHtml } from './parse-html.js';
import { elementsIn } from './walk.js';

describe('imageAddressOf', () => {
  it.each([
    ['<img src="a.jpg">', 'a.jpg'],
    ['<img src="data:image/gif;base64,R0" data-original="a.jpg">', 'a.jpg'],
    ['<img src="tiny.jpg" data-src="a.jpg" srcset="b.jpg 900w">', 'a.jpg'],
    ['<img src="data:," data-srcset="s.jpg 300w, a.jpg 1200w, m.jpg 600w">', 'a.jpg'],
    ['<img srcset="s.jpg, a.jpg 2x">', 'a.jpg'],
    ['<img src="data:,">', null],
    ['<img src="/img/placeholder-300.png" data-lazy="a.jpg">', 'a.jpg'],
    ['<img src="/img/blank.gif" srcset="a.jpg 600w">', 'a.jpg'],
    ['<img src="/img/blanket-eggs.jpg">', '/img/blanket-eggs.jpg'],
    ['<img>', null],
  ])('reads %s', (html, address) => {
    const [image] = elementsIn(parseHtml(html));

    expect(image && imageAddressOf(image)).toBe(address);
  });
});
