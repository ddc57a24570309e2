import { emptyContent, settingsFrom } from '../../writing/new-recipe.js';
import { MAX_BYTES, requireSize } from './recipe-size.js';

const withText = (length: number) => ({
  ...emptyContent('Soup', settingsFrom(null), '2026-11-01'),
  description: 'x'.repeat(length),
});
const tooLarge = /recipe\.too-large.*3.*MB/;

describe('the size of a recipe', () => {
  it('is limited by one message', () => {
    expect(() => requireSize(withText(MAX_BYTES - 2_000))).not.toThrow();
  });

  it('is refused beyond that, with the sizes', () => {
    expect(() => requireSize(withText(MAX_BYTES))).toThrow(tooLarge);
    expect(() => requireSize(withText(MAX_BYTES), withText(MAX_BYTES - 1))).toThrow(tooLarge);
  });

  it('may stay the same or shrink where it is too large already', () => {
    expect(() => requireSize(withText(MAX_BYTES), withText(MAX_BYTES))).not.toThrow();
    expect(() => requireSize(withText(2 * MAX_BYTES), withText(3 * MAX_BYTES))).not.toThrow();
  });
});
