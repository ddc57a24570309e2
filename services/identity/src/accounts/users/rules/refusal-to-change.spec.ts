import type { Actor, UserBase } from '@larder/contracts';
import { refusalToChange } from './refusal-to-change.js';

const input = (fields: Partial<UserBase>): UserBase => ({
  email: 'ana@example.org',
  authMethod: 'Mealie',
  admin: false,
  advanced: false,
  canInvite: false,
  canManage: false,
  canManageHousehold: false,
  canOrganize: false,
  ...fields,
});
const member = { userId: 'ana', admin: false } as Actor;
const admin = { userId: 'root', admin: true } as Actor;

describe('permission to change an account', () => {
  const own = { id: 'ana', groupName: 'Home' };

  it.each([
    ['another member', member, { id: 'bo', groupName: 'Home' }, { group: 'Home' }, 'identity.not-an-admin'],
    [
      'a member who makes herself administrator',
      member,
      own,
      { group: 'Home', admin: true },
      'identity.group-change-forbidden',
    ],
    ['a member who names another group', member, own, { group: 'Work' }, 'identity.group-change-forbidden'],
    ['a member who names no group', member, own, {}, 'identity.group-change-forbidden'],
    [
      'an administrator who gives up the own flag',
      admin,
      { id: 'root', groupName: 'Home' },
      {},
      'identity.group-change-forbidden',
    ],
  ])('refuses %s', (_who, actor, target, fields, code) => {
    expect(refusalToChange(actor, target, input(fields))).toMatchObject({ code });
  });

  it.each([
    ['a member to change the own account', member, own, { group: 'Home' }],
    ['an administrator to change any account', admin, own, { admin: true, group: 'Work' }],
    ['an administrator to change the own account', admin, { id: 'root', groupName: 'Home' }, { admin: true }],
  ])('allows %s', (_who, actor, target, fields) => {
    expect(refusalToChange(actor, target, input(fields))).toBeUndefined();
  });
});
