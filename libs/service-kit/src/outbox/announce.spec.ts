import { defineEvent } from '@larder/contracts';
import { z } from 'zod';
import { announce } from './announce.js';

const PotStirred = defineEvent('pot.stirred', z.object({ potId: z.string() }));
const actor = { userId: 'u', groupId: 'g', householdId: 'h', integrationId: 'phone' };

describe('announcing a fact', () => {
  it('contains actor, household and group', () => {
    const entry = announce(PotStirred, { potId: 'p' }, { actor });

    expect(entry.subject).toBe('pot.stirred');
    expect(JSON.parse(entry.json)).toMatchObject({ ...actor, potId: 'p', eventId: entry.eventId });
  });

  it('may concern a tenant, or the whole installation', () => {
    expect(JSON.parse(announce(PotStirred, { potId: 'p' }, { tenant: { groupId: 'g' } }).json)).toMatchObject({
      groupId: 'g',
      householdId: null,
      userId: null,
      integrationId: 'generic',
    });
    expect(JSON.parse(announce(PotStirred, { potId: 'p' }, {}).json)).toMatchObject({ groupId: null });
  });

  it('refuses a fact that is too long to be stored and published', () => {
    expect(() => announce(PotStirred, { potId: 'x'.repeat(200_000) }, {})).toThrow('too long');
  });

  it('refuses a fact that does not match the event', () => {
    expect(() => announce(PotStirred, { potId: 7 as unknown as string }, {})).toThrow();
  });
});
