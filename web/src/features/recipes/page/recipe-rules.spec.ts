import { describe, expect, it } from '@jest/globals';
import { aRecipe, aStep } from '../../../testing/builders.js';
import { actionUrl } from '../menu/action-url.js';
import { withSharedFiles } from '../shared/with-shared-files.js';

describe('the URL of a recipe action', () => {
  const values = { url: 'https://larder.example/g/home/r/soup?a=b', id: 'id-1', slug: 'soup' };

  it('contains every placeholder value', () => {
    expect(actionUrl('https://hook.example/${id}/${slug}/${slug}', values)).toBe('https://hook.example/id-1/soup/soup');
  });

  it('contains a URL in its query as one value', () => {
    expect(actionUrl('https://hook.example/?page=${url}&x=1', values)).toBe(
      'https://hook.example/?page=https%3A%2F%2Flarder.example%2Fg%2Fhome%2Fr%2Fsoup%3Fa%3Db&x=1',
    );
  });

  it.each(['javascript:alert(1)', 'nonsense', ''])('is null when it is not an http(s) URL: %s', (url) => {
    expect(actionUrl(url, values)).toBeNull();
  });
});

describe('a shared recipe', () => {
  it('adds the share link to the URLs of its own images only', () => {
    const soup = aRecipe();
    const own = `/api/media/recipes/${soup.id}/assets/pan.png`;
    const text = `<img src="${own}"/> ![](${own}) https://other.example/pan.png`;

    const [step] = withSharedFiles({ ...soup, recipeInstructions: [aStep({ text })] }, 'token').recipeInstructions;

    expect(step?.text).toBe(`<img src="${own}?share=token"/> ![](${own}?share=token) https://other.example/pan.png`);
  });
});
