import { afterEach, describe, expect, it } from '@jest/globals';
import { readStorage, writeStorage } from '../../shared/storage/web-storage.js';
import { SCROLL_POSITIONS, scrollKey, startAtTop } from './scroll-positions.js';

const HOME = { key: 'default', pathname: '/g/home', search: '?tags=1', hash: '', state: null };
const session = () => sessionStorage;

/** The stored positions after the page was loaded, by a typed address or a reload. */
function positionsAfter(type: 'navigate' | 'reload'): unknown {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
  writeStorage(SCROLL_POSITIONS, { [scrollKey(HOME)]: 900, '/g/home/r/soup': 400 }, session);
  startAtTop(HOME);
  return readStorage(SCROLL_POSITIONS, session);
}

describe('the scroll position of the first location', () => {
  afterEach(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType');
    sessionStorage.clear();
  });

  it('is stored by address, that of others by their key', () => {
    expect(scrollKey(HOME)).toBe('/g/home?tags=1');
    expect(scrollKey({ ...HOME, key: 'x1' })).toBe('x1');
  });

  it('is the top for a typed address', () => {
    expect(positionsAfter('navigate')).toEqual({ '/g/home?tags=1': 0, '/g/home/r/soup': 400 });
  });

  it('is restored by a reload', () => {
    expect(positionsAfter('reload')).toEqual({ '/g/home?tags=1': 900, '/g/home/r/soup': 400 });
  });
});
