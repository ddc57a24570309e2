import fc from 'fast-check';
import { isLetterless, MAX_SLUG_LENGTH, normalizeText, slugify } from './slug.js';

describe('slugify', () => {
  it.each([
    ["Grandma's Crème Brûlée (easy)", 'grandma-s-creme-brulee-easy'],
    ["C'est déjà l'été.", 'c-est-deja-l-ete'],
    ['1,000 Layer Cake', '1000-layer-cake'],
    ['ÜBER Über', 'uber-uber'],
    ['影師嗎', 'ying-shi-ma'],
    ['Fish &amp; Chips', 'fish-chips'],
    ['Straße', 'strasse'],
    ['🍕', 'u1f355'],
    ['❤️ 👩‍🍳', 'u2764-u1f469-u1f373'],
    ['Pizza 🍕', 'pizza'],
    ['\u{1e900}', 'u1e900'],
    ['---', ''],
    ['\u0301\u200b', ''],
  ])('converts %p to %p', (name, slug) => expect(slugify(name)).toBe(slug));

  it('accepts names without letters', () => {
    expect(['🍕', '---', ' '].map(isLetterless)).toEqual([true, true, true]);
    expect(['Pizza 🍕', '影', '7'].map(isLetterless)).toEqual([false, false, false]);
  });

  it('returns lower-case words joined by single hyphens, and is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });

  it('limits the length of slugs, also when romanized names are longer', () => {
    const slug = slugify('影師嗎'.repeat(333));
    expect(slug).toMatch(/^ying-shi-ma-/);
    expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 900, maxLength: 1_000 }), (name) => {
        expect(slugify(name).length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
        expect(slugify(slugify(name))).toBe(slugify(name));
      }),
      { numRuns: 20 },
    );
  });
});

it('normalizes text for searching', () => expect(normalizeText('  Rátàtôuile ')).toBe('ratatouile'));
