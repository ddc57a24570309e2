import { describe, expect, it } from '@jest/globals';
import { aRecipe, aStep } from '../../../testing/builders.js';
import { actionUrl } from '../menu/action-url.js';
import { dayOf, endOfDay, isLater } from '../../../shared/format/days.js';
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

describe('the date a recipe was made', () => {
  it('is the local day of the user, up to its last second', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 30))).toBe('2026-01-05');
    expect(new Date(endOfDay('2026-01-05'))).toEqual(new Date(2026, 0, 5, 23, 59, 59));
  });

  it('becomes the last one only when there is no later one', () => {
    expect(isLater('2026-01-05T00:00:00Z', null)).toBe(true);
    expect(isLater('2026-01-05T00:00:00Z', '2026-01-04T23:00:00+00:00')).toBe(true);
    expect(isLater('2026-01-05T00:00:00Z', '2026-01-06T00:00:00Z')).toBe(false);
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
