import { describe, expect, it } from '@jest/globals';
import { newCookbook } from './new-cookbook.js';

const nameOf = (number: number) => `Family cookbook ${number}`;
const named = (number: number, position: number) => ({ name: nameOf(number), position });

describe('a new cookbook', () => {
  it('is the first one of an empty shelf', () => {
    expect(newCookbook([], nameOf)).toEqual({ name: 'Family cookbook 1', position: 1 });
  });

  it('has neither the name nor the position of another one after a deletion', () => {
    expect(newCookbook([named(2, 2), named(3, 3)], nameOf)).toEqual({ name: 'Family cookbook 4', position: 4 });
  });
});
