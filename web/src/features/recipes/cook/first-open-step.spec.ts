import { describe, expect, it } from '@jest/globals';
import { firstOpenStep, placeOf } from './first-open-step.js';

const steps = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const initialStep = (...done: string[]) => firstOpenStep(steps, (id) => done.includes(id));

describe('the initial step of cook mode', () => {
  it('is the first one when no step is done', () => expect(initialStep()).toBe(0));
  it('is the one after the last done step', () => expect(initialStep('a', 'b')).toBe(2));
  it('is the one after the last done step, also when an earlier one was skipped', () =>
    expect(initialStep('b')).toBe(2));
  it('is the first one when all steps are done', () => expect(initialStep('a', 'b', 'c')).toBe(0));
});

describe('the current step of cook mode', () => {
  it('stays the same when steps are added before it', () => {
    expect(placeOf([{ id: 'new' }, ...steps], { id: 'b', place: 1 })).toBe(2);
  });
  it('is the next one when it is removed', () => expect(placeOf(steps, { id: 'gone', place: 1 })).toBe(1));
  it('is the last one when that is removed', () => expect(placeOf(steps, { id: 'gone', place: 3 })).toBe(2));
});
