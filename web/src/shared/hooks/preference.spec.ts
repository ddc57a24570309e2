import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { definePreference } from './preference.js';

const isNumber = (stored: unknown): stored is number => typeof stored === 'number';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('a preference', () => {
  it('is stored, and the default when what is stored is not accepted', () => {
    definePreference('size', 1, isNumber).set(2);
    expect(definePreference('size', 1, isNumber).get()).toBe(2);

    localStorage.setItem('size', '"large"');
    expect(definePreference('size', 1, isNumber).get()).toBe(1);
    localStorage.setItem('size', '{');
    expect(definePreference('size', 1, isNumber).get()).toBe(1);
  });

  it.each([
    ['changes it', 'size', '3', 3],
    ['clears the storage', null, null, 1],
  ])('follows another tab that %s', (_what, key, newValue, expected) => {
    const preference = definePreference('size', 1, isNumber);
    preference.set(2);
    const listener = jest.fn();
    preference.subscribe(listener);

    localStorage.clear();
    if (newValue) localStorage.setItem('size', newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));

    expect(listener).toHaveBeenCalledTimes(1);
    expect(preference.get()).toBe(expected);
  });

  it('ignores other keys', () => {
    const preference = definePreference('size', 1, isNumber);
    const listener = jest.fn();
    preference.subscribe(listener);

    dispatchEvent(new StorageEvent('storage', { key: 'color', newValue: '1' }));

    expect(listener).not.toHaveBeenCalled();
  });
});
