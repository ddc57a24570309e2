import { describe, expect, it } from '@jest/globals';
import { aUser } from '../../../testing/builders.js';
import { profileSections } from './profile-cards.js';

const pagesFor = (flags: object) => profileSections(aUser(flags)).flatMap(({ cards }) => cards.map(({ to }) => to));

describe('the links of the profile', () => {
  it('are the own account, the cookbooks and the trash for every user', () => {
    expect(pagesFor({})).toEqual(['/user/profile/edit', '/g/home/cookbooks', '/group/trash']);
  });

  it('of the household begin with its settings, cookbooks and members', () => {
    const user = aUser({ advanced: true, canInvite: true, canManage: true, canManageHousehold: true });
    const household = profileSections(user).find(({ key }) => key === 'household');
    expect(household?.cards.map(({ to }) => to)).toEqual([
      '/household',
      '/g/home/cookbooks',
      '/household/members',
      '/user/profile/invitations',
      '/household/webhooks',
      '/household/notifiers',
    ]);
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
