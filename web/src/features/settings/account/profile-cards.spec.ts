import { describe, expect, it } from '@jest/globals';
import { aUser } from '../../../testing/builders.js';
import { profileSections } from './profile-cards.js';

const pagesFor = (flags: object) => profileSections(aUser(flags)).flatMap(({ cards }) => cards.map(({ to }) => to));

describe('the links of the profile', () => {
  it('are the own account and the trash for every user', () => {
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
  ])('for users with %j are %s', (flags, page) => {
    expect(pagesFor(flags)).toContain(page);
  });
});
