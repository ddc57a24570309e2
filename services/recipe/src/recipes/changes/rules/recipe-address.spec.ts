import { addressOfRenamed, nameCandidates, slugOf } from './recipe-address.js';

const candidates = (name: string) => nameCandidates(name).map((each) => `${each.name} = ${each.slug}`);

describe('the address of a new recipe', () => {
  it('is its name, with a number when taken: ten attempts in all', () => {
    expect(candidates('Soup').slice(0, 3)).toEqual(['Soup = soup', 'Soup (1) = soup-1', 'Soup (2) = soup-2']);
    expect(candidates('Soup').at(-1)).toBe('Soup (9) = soup-9');
    expect(candidates('Soup')).toHaveLength(10);
  });

  it('has a number when the plain one is a word of the API or looks like an id', () => {
    expect(candidates('Timeline')[0]).toBe('Timeline (1) = timeline-1');
    expect(candidates('Bulk Actions')[0]).toBe('Bulk Actions (1) = bulk-actions-1');
    expect(candidates('5f7d2b1e8f5c4c0a9a530f6a3c1f2d10')[0]).toContain('(1)');
  });

  it('exists for a name without letters, with numbers: a hundred attempts in all', () => {
    expect(candidates('🍕').slice(0, 2)).toEqual(['🍕 = u1f355', '🍕 (1) = u1f355-1']);
    expect(candidates('---')[0]).toBe('--- = recipe');
    expect(candidates('🍕').at(-1)).toBe('🍕 (99) = u1f355-99');
    expect(candidates('🍕')).toHaveLength(100);
    expect(slugOf('影師嗎')).toBe('ying-shi-ma');
  });

  it('has a short key even when the name is very long', () => {
    const [first] = nameCandidates('very '.repeat(190));
    expect(first?.slug.length).toBeGreaterThan(500);
    expect(first?.slugKey.length).toBeLessThanOrEqual(120);
  });
});

describe('the address of a renamed recipe', () => {
  it('follows the name', () => {
    expect(addressOfRenamed("C'est déjà l'été.").slug).toBe('c-est-deja-l-ete');
  });

  it('can always be opened', () => {
    expect(addressOfRenamed('Exports').slug).toBe('exports-1');
  });
});
