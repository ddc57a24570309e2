import { describe, expect, it } from '@jest/globals';
import { aRecipe, aStep } from '../../../testing/builders.js';
import { actionAddress } from '../menu/action-address.js';
import { dayOf, endOfDay, isLater } from '../../../shared/format/days.js';
import { withSharedFiles } from '../shared/with-shared-files.js';

describe('an action of the household', () => {
  const values = { url: 'https://larder.example/g/home/r/soup?a=b', id: 'id-1', slug: 'soup' };

  it('gets every value that it asks for', () => {
    expect(actionAddress('https://hook.example/${id}/${slug}/${slug}', values)).toBe(
      'https://hook.example/id-1/soup/soup',
    );
  });

  it('gets an address in its query as one value', () => {
    expect(actionAddress('https://hook.example/?page=${url}&x=1', values)).toBe(
      'https://hook.example/?page=https%3A%2F%2Flarder.example%2Fg%2Fhome%2Fr%2Fsoup%3Fa%3Db&x=1',
    );
  });

  it.each(['javascript:alert(1)', 'nonsense', ''])('leads nowhere when it is no page of the web: %s', (url) => {
    expect(actionAddress(url, values)).toBeNull();
  });
});

describe('the day something was made', () => {
  it('is that of the cook, up to its last second', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 30))).toBe('2026-01-05');
    expect(new Date(endOfDay('2026-01-05'))).toEqual(new Date(2026, 0, 5, 23, 59, 59));
  });

  it('counts as the last one only when nothing was made after it', () => {
    expect(isLater('2026-01-05T00:00:00Z', null)).toBe(true);
    expect(isLater('2026-01-05T00:00:00Z', '2026-01-04T23:00:00+00:00')).toBe(true);
    expect(isLater('2026-01-05T00:00:00Z', '2026-01-06T00:00:00Z')).toBe(false);
  });
});

describe('a recipe read by a link', () => {
  it('asks for images in its texts with the link, and only for its own', () => {
    const soup = aRecipe();
    const own = `/api/media/recipes/${soup.id}/assets/pan.png`;
    const text = `<img src="${own}"/> ![](${own}) https://other.example/pan.png`;

    const [step] = withSharedFiles({ ...soup, recipeInstructions: [aStep({ text })] }, 'token').recipeInstructions;

    expect(step?.text).toBe(`<img src="${own}?share=token"/> ![](${own}?share=token) https://other.example/pan.png`);
  });
});
