import { describe, expect, it } from '@jest/globals';
import { updateItem, insertItem, moveItem, removeItem } from './list-edits.js';
import { newId } from '../ids/new-id.js';

describe('rows', () => {
  it('can be moved, also to the ends', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveItem(['a', 'b', 'c'], 2, -9)).toEqual(['c', 'a', 'b']);
    expect(moveItem(['a', 'b'], 0, 99)).toEqual(['b', 'a']);
    expect(moveItem(['a'], 5, 0)).toEqual(['a']);
  });

  it('can be added, removed and changed without affecting others', () => {
    expect(insertItem(['a', 'c'], 1, 'b')).toEqual(['a', 'b', 'c']);
    expect(removeItem(['a', 'b'], 0)).toEqual(['b']);
    expect(updateItem([{ text: 'a' }, { text: 'b' }], 1, { text: 'c' })).toEqual([{ text: 'a' }, { text: 'c' }]);
  });

  it('have unique ids, also on insecure origins', () => {
    expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(newId()).not.toBe(newId());
  });
});
