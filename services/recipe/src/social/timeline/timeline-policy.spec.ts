import { canChangeEvent, canWriteFor } from './timeline-policy.js';

const ana = { userId: 'ana', admin: false };
const admin = { userId: 'root', admin: true };
const by = (userId: string, eventType: 'system' | 'info' | 'comment' = 'comment') => ({ userId, eventType });

describe('an event of the timeline', () => {
  it('is changed by its author and by administrators', () => {
    expect(canChangeEvent(ana, by('ana'))).toBe(true);
    expect(canChangeEvent(ana, by('ana', 'info'))).toBe(true);
    expect(canChangeEvent(ana, by('ben'))).toBe(false);
    expect(canChangeEvent(admin, by('ben'))).toBe(true);
  });

  it('cannot be changed if it was created by the product', () => {
    expect(canChangeEvent(ana, by('ana', 'system'))).toBe(false);
    expect(canChangeEvent(admin, by('ana', 'system'))).toBe(false);
  });

  it('may be created for oneself, and by administrators for any user', () => {
    expect([canWriteFor(ana, 'ana'), canWriteFor(ana, 'ben'), canWriteFor(admin, 'ben')]).toEqual([true, false, true]);
  });
});
