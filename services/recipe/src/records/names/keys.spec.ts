import { shortKey } from './short-key.js';
import { sortText } from './sort-text.js';

describe('keys', () => {
  it('keeps a short text as its own key', () => {
    expect(shortKey('red lentil')).toBe('red lentil');
  });

  it('gives long texts that differ only at their end different keys that fit an index', () => {
    const [one, other] = ['a', 'b'].map((end) => shortKey('ü'.repeat(500) + end));

    expect(one).not.toBe(other);
    expect(Buffer.byteLength(one ?? '')).toBeLessThanOrEqual(120);
    expect(one).not.toContain('\uFFFD');
  });

  it('sorts accents and capitals with their plain letters', () => {
    expect(sortText('  Éclair ')).toBe('eclair');
    expect(sortText('x'.repeat(500))).toHaveLength(120);
  });
});
