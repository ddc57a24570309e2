import { describe, expect, it } from '@jest/globals';
import { changedValues } from './changed-values.js';

describe('the changed values of a form', () => {
  it('are those with another content', () => {
    const before = { name: 'leek', aliases: [{ name: 'leeks' }], onHand: false };

    expect(changedValues(before, { ...before, aliases: [{ name: 'leeks' }] })).toEqual({});
    expect(changedValues(before, { ...before, aliases: [], onHand: true })).toEqual({ aliases: [], onHand: true });
  });
});
