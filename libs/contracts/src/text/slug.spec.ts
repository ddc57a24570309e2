import fc from 'fast-check';
import { normalised, slugify } from './slug.js';

describe('slugify', () => {
  it.each([
    ["Grandma's Crème Brûlée (easy)", 'grandma-s-creme-brulee-easy'],
    ["C'est déjà l'été.", 'c-est-deja-l-ete'],
    ['1,000 Layer Cake', '1000-layer-cake'],
    ['ÜBER Über', 'uber-uber'],
    ['影師嗎', 'ying-shi-ma'],
    ['Fish &amp; Chips', 'fish-chips'],
    ['Straße', 'strasse'],
    ['🍕', ''],
  ])('writes %p as %p', (name, slug) => expect(slugify(name)).toBe(slug));

  it('gives only lower-case words joined by single hyphens, and is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

it('normalises text for searching', () => expect(normalised('  Rátàtôuile ')).toBe('ratatouile'));
