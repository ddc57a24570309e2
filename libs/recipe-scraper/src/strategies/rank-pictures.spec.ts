import { rankPictures } from './rank-pictures.js';

const at = (...names: string[]): string[] => names.map((name) => `https://p.example/${name}`);

const hints = (primary: string[], widths: Record<string, number> = {}) => ({
  primary: at(...primary),
  widths: new Map(Object.entries(widths).map(([name, width]) => [`https://p.example/${name}`, width])),
});

describe('rankPictures', () => {
  it.each<[string, string[], string[], string[]]>([
    ['the stated picture comes first', ['tart.jpg'], ['share.jpg'], ['tart.jpg', 'share.jpg']],
    ['several originals keep their order', ['b.jpg', 'a.jpg'], ['share.jpg'], ['b.jpg', 'a.jpg', 'share.jpg']],
    [
      'an original comes before its crops',
      ['t-225x225.jpg', 't-640x480.jpg', 't.jpg'],
      [],
      ['t.jpg', 't-640x480.jpg', 't-225x225.jpg'],
    ],
    ['a shared picture is better than a small one', ['t-300x200.jpg'], ['t.jpg'], ['t.jpg', 't-300x200.jpg']],
    [
      'a shared picture is better than crops',
      ['t.jpg', 't-500x500.jpg'],
      ['s.jpg'],
      ['s.jpg', 't.jpg', 't-500x500.jpg'],
    ],
    [
      'a large one is better than a smaller shared one',
      ['t-1200x900.jpg'],
      ['t-600x400.jpg'],
      ['t-1200x900.jpg', 't-600x400.jpg'],
    ],
    ['the shared picture will do', [], ['s.jpg'], ['s.jpg']],
    [
      'the icon of a site is no picture of a recipe',
      ['t-300x300.jpg'],
      ['site-icon.png', 'logo.png'],
      ['t-300x300.jpg'],
    ],
    ['nothing is said twice', ['t.jpg'], ['t.jpg'], ['t.jpg']],
    [
      'a shared picture the recipe states too is the best',
      ['t.jpg', 't-90x90.jpg'],
      ['s.jpg', 't.jpg'],
      ['t.jpg', 's.jpg', 't-90x90.jpg'],
    ],
    ['words that contain "icon" are fine', [], ['silicone-mat.jpg'], ['silicone-mat.jpg']],
  ])('%s', (_, stated, shared, ranked) => {
    expect(rankPictures(at(...stated), at(...shared))).toEqual(at(...ranked));
  });

  it('prefers the shared picture that the page calls its main one', () => {
    const ranked = rankPictures(at('own.jpg'), at('a.jpg', 'main.jpg'), hints(['main.jpg']));
    expect(ranked).toEqual(at('main.jpg', 'a.jpg', 'own.jpg'));
    expect(rankPictures(at('main.jpg'), at('a.jpg'), hints(['main.jpg']))[0]).toBe(at('main.jpg')[0]);
  });

  it('prefers the shared picture when both widths are stated and it is wider', () => {
    const [own, shared] = [at('own.jpg'), at('shared.jpg')];
    expect(rankPictures(own, shared, hints([], { 'own.jpg': 800, 'shared.jpg': 1200 }))[0]).toBe(shared[0]);
    expect(rankPictures(own, shared, hints([], { 'own.jpg': 1200, 'shared.jpg': 800 }))[0]).toBe(own[0]);
    expect(rankPictures(own, shared, hints([], { 'shared.jpg': 1200 }))[0]).toBe(own[0]);
  });
});
