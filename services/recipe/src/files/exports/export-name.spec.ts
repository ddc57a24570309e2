import { exportName } from './export-name.js';

const id = '5f7d2b1e-8f5c-4c0a-9a53-0f6a3c1f2d10';

describe('the name of an exported recipe', () => {
  it.each(['soup', 'console', 'com10', 'a'.repeat(100)])('is the slug %s', (slug) => {
    expect(exportName({ slug, id })).toBe(slug);
  });

  it.each([
    ['con', 'con-5f7d2b1e'],
    ['lpt1', 'lpt1-5f7d2b1e'],
    ['a'.repeat(101), `${'a'.repeat(91)}-5f7d2b1e`],
    ['a'.repeat(1_000), `${'a'.repeat(91)}-5f7d2b1e`],
  ])('ends with a part of the id when file systems refuse the slug %s', (slug, name) => {
    expect(exportName({ slug, id })).toBe(name);
  });
});
