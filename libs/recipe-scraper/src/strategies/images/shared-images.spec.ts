import { metaByName } from '../../meta-tags.js';
import { sharedImages } from './shared-images.js';

function sharedBy(...tags: [name: string, content: string][]) {
  const metaTags = tags.map(([name, content]) => ({ name, content }));
  return sharedImages({ metaTags, meta: metaByName(metaTags) });
}

describe('sharedImages', () => {
  it('assigns a size to the image before it', () => {
    const shared = sharedBy(
      ['og:image', 'a.jpg'],
      ['og:image', 'b.jpg'],
      ['og:image:width', '300'],
      ['og:image:height', '200'],
      ['og:image', 'c.jpg'],
    );
    expect(shared.map(({ pixels }) => pixels)).toEqual([0, 60_000, 0]);
  });

  it.each(['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image', 'twitter:image:src'])(
    'finds the image in %s',
    (name) => {
      expect(sharedBy(['og:title', 'Tart'], [name, 'a.jpg'])).toEqual([{ address: 'a.jpg', pixels: 0 }]);
    },
  );

  it('returns an image in several properties once', () => {
    const shared = sharedBy(['og:image:secure_url', 'a.jpg'], ['twitter:image', 'small.jpg'], ['og:image', 'a.jpg']);
    expect(shared.map(({ address }) => address)).toEqual(['a.jpg']);
  });
});
