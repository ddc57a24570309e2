import { describe, expect, it } from '@jest/globals';
import { aUser } from '../../testing/builders.js';
import { refusalFor, type GuardName } from './guard-rules.js';

describe('route guards', () => {
  it('allow everyone on a page without a guard', () => {
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
  ])('redirect visitors to the login: %s', (guard) => {
    expect(refusalFor([guard], null, 'home')).toMatchObject({ to: '/login' });
  });

  it.each<[GuardName, object]>([
    ['admin', { admin: true }],
    ['advanced', { advanced: true }],
    ['manage-household', { canManageHousehold: true }],
    ['manage-group', { canManage: true }],
    ['organize', { canOrganize: true }],
    ['invite', { canInvite: true }],
  ])('%s requires its permission', (guard, flag) => {
    expect(refusalFor([guard], aUser(flag))).toBeNull();
    expect(refusalFor([guard], aUser())).toEqual({ to: '/', reason: 'page.not-allowed' });
  });

  it('refuse members of one group on the pages of another', () => {
    expect(refusalFor(['login', 'group-slug'], aUser(), 'home')).toBeNull();
    expect(refusalFor(['login', 'group-slug'], aUser(), 'elsewhere')).toEqual({ to: '/', reason: 'page.other-group' });
  });
});
