import { withImageHints } from './image-hints.js';

const PAGE = '<html><head></head><body></body></html>';

describe('the page of a recipe', () => {
  it('names its image in the size of the screen, below the path the product lives at', () => {
    const page = withImageHints(PAGE, { id: 'soup-id', image: 'a"&b' });

    const address = (size: string) => `href="./api/media/recipes/soup-id/images/${size}.webp?version=a%22%26b"`;
    expect(page).toContain(`media="(max-width: 959.98px)" ${address('min-original')}`);
    expect(page).toContain(`media="(min-width: 960px)" ${address('original')}`);
    expect(page.match(/<link/g)).toHaveLength(2);
  });

  it('names none when the recipe has none', () => {
    expect(withImageHints(PAGE, { id: 'soup-id', image: null })).toBe(PAGE);
  });
});
