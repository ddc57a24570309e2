import { describe, expect, it } from '@jest/globals';
import { aUser } from '../../testing/builders.js';
import { refusalFor, type GuardName } from './guard-rules.js';

describe('guards', () => {
  it('allow everyone where there is no guard', () => {
    expect(refusalFor([], null)).toBeNull();
  });

  it.each<GuardName>([
    'login',
    'admin',
    'advanced',
    'manage-household',
    'manage-group',
    'organize',
    'invite',
    'group-slug',
  ])('send visitors to the login: %s', (guard) => {
    expect(refusalFor([guard], null, 'home')).toMatchObject({ to: '/login' });
  });

  it.each<[GuardName, object]>([
    ['admin', { admin: true }],
    ['advanced', { advanced: true }],
    ['manage-household', { canManageHousehold: true }],
    ['manage-group', { canManage: true }],
    ['organize', { canOrganize: true }],
    ['invite', { canInvite: true }],
  ])('%s passes only those with the flag', (guard, flag) => {
    expect(refusalFor([guard], aUser(flag))).toBeNull();
    expect(refusalFor([guard], aUser())).toEqual({ to: '/', reason: 'page.not-allowed' });
  });

  it('keep members of one group out of the pages of another', () => {
    expect(refusalFor(['login', 'group-slug'], aUser(), 'home')).toBeNull();
    expect(refusalFor(['login', 'group-slug'], aUser(), 'elsewhere')).toEqual({ to: '/', reason: 'page.other-group' });
  });
});
