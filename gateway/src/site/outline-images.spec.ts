import { withCardImages, withRecipeImage } from './outline-images.js';

const PAGE = '<html><body><div class="start-page"><i></i><i></i><i></i><i></i></div></body></html>';

const imageTag = (id: string, version: string, narrow: string, wide: string) => {
  const url = (size: string) => `./api/media/recipes/${id}/images/${size}.webp?version=${version}`;
  const source = `<source media="(min-width: 960px)" srcset="${url(wide)}" />`;
  return `<picture>${source}<img alt="" fetchpriority="high" src="${url(narrow)}" /></picture>`;
};

describe('the page of a recipe', () => {
  it('has its image in the first box, in the size of the screen, below the base path of the product', () => {
    const page = withRecipeImage(PAGE, { id: 'soup', image: 'a"&b' });

    const image = imageTag('soup', 'a%22%26b', 'min-original', 'original');
    expect(page).toContain(`<div class="start-page"><i>${image}</i><i></i><i></i><i></i></div>`);
  });

  it('is the plain page when the recipe has no image', () => {
    expect(withRecipeImage(PAGE, { id: 'soup', image: null })).toBe(PAGE);
  });
});

describe('a page of cards', () => {
  it('has the images of the recipes in the boxes after the head; a recipe without an image leaves its box empty', () => {
    const page = withCardImages(PAGE, [
      { id: 'soup', image: 'v1' },
      { id: 'bread', image: null },
      { id: 'cake', image: 'v2' },
      { id: 'beyond', image: 'v3' },
    ]);

    const [soup, cake] = [
      imageTag('soup', 'v1', 'tiny-original', 'min-original'),
      imageTag('cake', 'v2', 'tiny-original', 'min-original'),
    ];
    expect(page).toContain(`<i></i><i>${soup}</i><i></i><i>${cake}</i></div>`);
  });

  it('is the plain page without recipes', () => {
    expect(withCardImages(PAGE, [])).toBe(PAGE);
  });
});
