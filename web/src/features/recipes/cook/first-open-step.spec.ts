import { describe, expect, it } from '@jest/globals';
import { firstOpenStep } from './first-open-step.js';

const steps = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const with_ = (...done: string[]) => firstOpenStep(steps, (id) => done.includes(id));

describe('cooking goes on', () => {
  it('at the start when nothing is done', () => expect(with_()).toBe(0));
  it('after the last step done', () => expect(with_('a', 'b')).toBe(2));
  it('after the last step done, also when an earlier one was skipped', () => expect(with_('b')).toBe(2));
  it('at the start again when all is done', () => expect(with_('a', 'b', 'c')).toBe(0));
});
