import { newId } from '@larder/service-kit';
import { TextCache } from './text-cache.js';

const KILOBYTE = 1024;
const BLOCK = 256 * KILOBYTE;

describe('cached texts', () => {
  it('are found by id and version', () => {
    const cache = new TextCache(BLOCK, 2);
    const [soup, stew] = [newId(), newId()];
    cache.add(soup, [1, NaN], 'Crème 🍮');
    cache.add(stew, [1, 4.5], '');

    expect(cache.find(soup, [1, NaN])).toBe('Crème 🍮');
    expect(cache.find(stew, [1, 4.5])).toBe('');
    expect(cache.find(soup, [2, NaN])).toBeNull();
    expect(cache.find(soup, [1, 4])).toBeNull();
    expect(cache.find(newId(), [1, NaN])).toBeNull();
  });

  it('are replaced by later ones of the same record', () => {
    const cache = new TextCache(BLOCK, 1);
    const id = newId();
    cache.add(id, [1], 'Soup');
    cache.add(id, [2], 'Stew');

    expect(cache.find(id, [1])).toBeNull();
    expect(cache.find(id, [2])).toBe('Stew');
  });

  it('are forgotten in the order in which they were added, when there are too many', () => {
    const cache = new TextCache(2 * BLOCK, 1);
    const ids = Array.from({ length: 1_000 }, () => newId());
    ids.forEach((id, number) => cache.add(id, [0], `${number} `.padEnd(KILOBYTE)));
    const kept = ids.map((id) => cache.has(id, [0]));

    expect(kept.slice(-257)).not.toContain(false);
    expect(kept.slice(0, -512)).not.toContain(true);
    expect(kept.indexOf(true)).toBe(kept.lastIndexOf(false) + 1);
    expect(cache.find(ids[999] ?? '', [0])?.trim()).toBe('999');
  });

  it('are kept when an earlier text of the record is forgotten', () => {
    const cache = new TextCache(2 * BLOCK, 1);
    const id = newId();
    const fill = (count: number) => Array.from({ length: count }, () => cache.add(newId(), [0], 'x'.repeat(KILOBYTE)));
    cache.add(id, [1], 'early');
    fill(300); // into the second block
    cache.add(id, [2], 'late');
    fill(250); // into the first one again

    expect(cache.find(id, [2])).toBe('late');
  });

  it.each([
    ['many short texts', (number: number) => `${number}`],
    ['texts that are larger than a block', (number: number) => `${number}`.padEnd(BLOCK * 2)],
  ])('may be %s, of any id', (_what, textOf) => {
    const cache = new TextCache(4 * BLOCK, 1);
    const ids = Array.from({ length: 5_000 }, (_, number) => (number % 3 === 0 ? `slug-${number}` : newId())).slice(
      0,
      textOf(1).length > 10 ? 50 : undefined,
    );
    ids.forEach((id, number) => cache.add(id, [number], textOf(number)));
    const found = ids.map((id, number) => cache.find(id, [number])?.trim());

    expect(found.at(-1)).toBe(`${ids.length - 1}`);
    expect(found.filter((text, number) => text !== undefined && text !== `${number}`)).toEqual([]);
  });
});
