import type { Actor, UserBase } from '@larder/contracts';
import { refusalToChange } from './rules/may-change.js';
import { successorOf, type Candidate } from './removal/successor.js';
import { adminChanges, impliedFlags, ownChanges } from './rules/user-fields.js';
import type { UserRecord } from '../../store/users/user.schema.js';

const none = {
  admin: false,
  advanced: false,
  canInvite: false,
  canManage: false,
  canManageHousehold: false,
  canOrganize: false,
};
const ana = { _id: 'ana', username: 'ana', fullName: 'Ana Ruiz', ...none, authMethod: 'Mealie' } as UserRecord;
const sent = (fields: Partial<UserBase>): UserBase => ({
  email: 'ana@example.org',
  authMethod: 'Mealie',
  ...none,
  ...fields,
});
const member = { userId: 'ana', admin: false } as Actor;
const admin = { userId: 'root', admin: true } as Actor;

describe('flags', () => {
  it('gives an administrator every permission, regardless of the request', () => {
    expect(Object.values(impliedFlags({ ...none, admin: true }))).toEqual(Array(6).fill(true));
  });

  it('gives other users only the requested permissions', () => {
    expect(impliedFlags({ ...none, canOrganize: true })).toEqual({ ...none, canOrganize: true });
  });
});

describe('changing the own account', () => {
  it('applies names, e-mail and advanced, but no permissions', () => {
    const changes = ownChanges(
      ana,
      sent({ fullName: 'Ana R.', advanced: true, canManage: true, authMethod: 'LDAP', household: 'Other' }),
    );

    expect(Object.keys(changes).sort()).toEqual([
      'advanced',
      'email',
      'fullName',
      'fullNameSort',
      'loginKeys',
      'username',
      'usernameSort',
    ]);
    expect(changes).toMatchObject({ fullName: 'Ana R.', username: 'ana', advanced: true });
  });

  it.each([{}, { username: null, fullName: null }, { username: '', fullName: '' }])(
    'keeps names when %j is sent',
    (names) => {
      expect(ownChanges(ana, sent(names))).toMatchObject({ username: 'ana', fullName: 'Ana Ruiz' });
    },
  );
});

describe('changing an account as administrator', () => {
  it('also applies permissions, sign-in method, group and household', () => {
    const membership = { groupId: 'home', householdId: 'cellar' };

    expect(adminChanges(ana, sent({ canInvite: true, authMethod: 'OIDC' }), membership)).toMatchObject({
      ...membership,
      canInvite: true,
      authMethod: 'OIDC',
      username: 'ana',
    });
  });
});

describe('the links of an account to external identities', () => {
  const membership = { groupId: 'home', householdId: 'cellar' };
  const own = { ...ana, email: 'ana@example.org', ldapKey: 'id=1', oidcKey: 'https://id.test 1' };

  it('are kept with the sign-in method, and an unchanged address is not confirmed', () => {
    const changes = adminChanges(own, sent({ canInvite: true }), membership);

    expect(Object.keys(changes)).not.toContain('oidcKey');
    expect(Object.keys(changes)).not.toContain('ldapKey');
    expect(Object.keys(changes)).not.toContain('confirmedEmail');
  });

  it('are removed when the sign-in method changes', () => {
    const leaving = (from: UserRecord['authMethod'], to: UserRecord['authMethod']) =>
      Object.entries(adminChanges({ ...own, authMethod: from }, sent({ authMethod: to }), membership))
        .filter(([name, value]) => name.endsWith('Key') && value === undefined)
        .map(([name]) => name);

    expect(leaving('OIDC', 'Mealie')).toEqual(['ldapKey', 'oidcKey']);
    expect(leaving('Mealie', 'OIDC')).toEqual(['ldapKey']);
    expect(leaving('OIDC', 'LDAP')).toEqual(['oidcKey']);
  });

  it.each([
    ['another address', { email: 'new@example.org' }, 'new@example.org'],
    ['a confirmation', { emailConfirmed: true }, 'ana@example.org'],
  ])('are confirmed by %s from an administrator', (_what, fields, expected) => {
    expect(adminChanges(own, { ...sent({}), ...fields }, membership)).toMatchObject({ confirmedEmail: expected });
    expect(ownChanges(own, { ...sent({}), ...fields })).not.toHaveProperty('confirmedEmail');
  });
});

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
    expect(refusalToChange(actor, target, sent(fields))).toMatchObject({ code });
  });

  it.each([
    ['a member to change the own account', member, own, { group: 'Home' }],
    ['an administrator to change any account', admin, own, { admin: true, group: 'Work' }],
    ['an administrator to change the own account', admin, { id: 'root', groupName: 'Home' }, { admin: true }],
  ])('allows %s', (_who, actor, target, fields) => {
    expect(refusalToChange(actor, target, sent(fields))).toBeUndefined();
  });
});

describe('the successor of a deleted user', () => {
  const user = { id: 'ana', householdId: 'home' };
  const of = (id: string, householdId: string, flags: Partial<Candidate> = {}): Candidate => ({
    id,
    householdId,
    admin: false,
    canManageHousehold: false,
    ...flags,
  });

  it.each([
    ['a member who manages the household', [of('bo', 'home'), of('cy', 'home', { canManageHousehold: true })], 'cy'],
    ['its oldest member', [of('ana', 'home'), of('bo', 'home'), of('root', 'other', { admin: true })], 'bo'],
    ['the acting administrator', [of('dee', 'other', { admin: true }), of('root', 'other', { admin: true })], 'root'],
    ['an administrator of the group', [of('bo', 'other'), of('dee', 'other', { admin: true })], 'dee'],
    ["the group's oldest member", [of('bo', 'other'), of('cy', 'third')], 'bo'],
    ['no user', [of('ana', 'home')], null],
  ])('is %s', (_who, members, expected) => {
    expect(successorOf({ user, members, actingId: 'root' })).toBe(expected);
  });
});
