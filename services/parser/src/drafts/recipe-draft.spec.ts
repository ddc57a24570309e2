import { withFiles, type RecipeDraft } from './recipe-draft.js';

const draft: RecipeDraft<string> = {
  recipe: { name: 'Soup' },
  rating: 4,
  image: 'soup.jpg',
  assets: [{ fileName: 'card.pdf', file: 'assets/card.pdf' }],
};

describe('withFiles', () => {
  it('replaces the image and the files of assets, and keeps the rest', () => {
    expect(withFiles(draft, (fileName) => ({ fileName }))).toEqual({
      recipe: { name: 'Soup' },
      rating: 4,
      image: { fileName: null },
      assets: [{ fileName: 'card.pdf', file: { fileName: 'card.pdf' } }],
    });
  });

  it('adds no image to a draft without one', () => {
    expect(withFiles({ recipe: { name: 'Soup' } }, () => 'file')).toEqual({ recipe: { name: 'Soup' } });
  });
});
