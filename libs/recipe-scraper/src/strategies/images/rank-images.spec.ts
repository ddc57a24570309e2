import type { SizedImage } from './image-size.js';
import { rankImages } from './rank-images.js';

const at = (...names: string[]): string[] => names.map((name) => `https://p.example/${name}`);
const named = (...names: string[]): SizedImage[] => at(...names).map((address) => ({ address, pixels: 0 }));
const sized = (name: string, pixels: number): SizedImage => ({ address: `https://p.example/${name}`, pixels });

describe('rankImages', () => {
  it.each<[string, string[], string[], string[]]>([
    ['the stated image comes first', ['tart.jpg'], ['s.jpg'], ['tart.jpg', 's.jpg']],
    ['several originals keep their order', ['b.jpg', 'a.jpg'], ['s.jpg'], ['b.jpg', 'a.jpg', 's.jpg']],
    [
      'of renditions the largest comes first',
      ['t-225x225.jpg', 't-640x480.jpg', 't-320x180.jpg'],
      [],
      ['t-640x480.jpg', 't-320x180.jpg', 't-225x225.jpg'],
    ],
    ['a size we know is better than one we do not', ['t.jpg', 't-500x500.jpg'], [], ['t-500x500.jpg', 't.jpg']],
    ['a thumbnail comes last', ['o-270x179.jpg', 't.jpg'], ['s.jpg'], ['t.jpg', 's.jpg', 'o-270x179.jpg']],
    [
      'a large one is better than a smaller shared one',
      ['t-1200x900.jpg'],
      ['t-600x400.jpg'],
      ['t-1200x900.jpg', 't-600x400.jpg'],
    ],
    [
      'a large shared one is better than a smaller one',
      ['t-600x400.jpg'],
      ['t-1200x900.jpg'],
      ['t-1200x900.jpg', 't-600x400.jpg'],
    ],
    ['of equals the stated one comes first', ['t-600x400.jpg'], ['s-600x400.jpg'], ['t-600x400.jpg', 's-600x400.jpg']],
    ['the shared image is enough', [], ['s.jpg'], ['s.jpg']],
    ['the icon of a site is no image of a recipe', ['t.jpg'], ['site-icon-512x512.png', 'logo-900x900.png'], ['t.jpg']],
    [
      'nor is one made for any page of a site',
      ['t.jpg'],
      ['og-image-1200x630.png', 'default_share.jpg', 'facebook.png', 'social.jpg', 'open-graph.jpg'],
      ['t.jpg'],
    ],
    ['an image may be called an image', [], ['image-1.jpg', 'ogre-cake.jpg'], ['image-1.jpg', 'ogre-cake.jpg']],
    ['nothing is said twice', ['t.jpg'], ['t.jpg'], ['t.jpg']],
    ['words that contain "icon" are fine', [], ['silicone-mat.jpg'], ['silicone-mat.jpg']],
    ['digits in a name are no size', ['t.jpg', 'img-20240101.jpg'], [], ['t.jpg', 'img-20240101.jpg']],
    ['a size in the query is none of the file', ['t.jpg', 'u.jpg?fit=90x90'], [], ['t.jpg', 'u.jpg?fit=90x90']],
  ])('%s', (_, fromData, shared, ranked) => {
    expect(rankImages(named(...fromData), named(...shared))).toEqual(at(...ranked));
  });

  it('uses the stated size', () => {
    const ranked = rankImages([sized('own.jpg', 800 * 450)], [sized('shared.jpg', 1200 * 630), ...named('big.jpg')]);
    expect(ranked).toEqual(at('shared.jpg', 'own.jpg', 'big.jpg'));
  });

  it('uses the stated size of a shared image, and vice versa', () => {
    const ranked = rankImages(named('small-300x200.jpg', 'own.jpg'), [sized('own.jpg', 1_000_000)]);
    expect(ranked).toEqual(at('own.jpg', 'small-300x200.jpg'));
  });
});
