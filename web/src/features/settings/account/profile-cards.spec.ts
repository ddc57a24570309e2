import { describe, expect, it } from '@jest/globals';
import { aUser } from '../../../testing/builders.js';
import { profileSections } from './profile-cards.js';

const pagesFor = (flags: object) => profileSections(aUser(flags)).flatMap(({ cards }) => cards.map(({ to }) => to));

describe('the profile leads', () => {
  it('every user to the own account and the trash only', () => {
    expect(pagesFor({})).toEqual(['/user/profile/edit', '/group/trash']);
  });

  it.each([
    [{ advanced: true }, '/user/profile/api-tokens'],
    [{ advanced: true }, '/group/migrations'],
    [{ advanced: true }, '/household/webhooks'],
    [{ advanced: true }, '/household/notifiers'],
    [{ canInvite: true }, '/user/profile/invitations'],
    [{ canManage: true }, '/household/members'],
    [{ canManage: true }, '/group'],
    [{ canManageHousehold: true }, '/household'],
    [{ canOrganize: true }, '/group/data/foods'],
  ])('people with %j to %s', (flags, page) => {
    expect(pagesFor(flags)).toContain(page);
  });
});
