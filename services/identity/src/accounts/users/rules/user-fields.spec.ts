import type { UserBase } from '@larder/contracts';
import type { UserRecord } from '../../../store/index.js';
import { adminChanges, impliedFlags, ownChanges } from './user-fields.js';

const none = {
  admin: false,
  advanced: false,
  canInvite: false,
  canManage: false,
  canManageHousehold: false,
  canOrganize: false,
};
const ana = { _id: 'ana', username: 'ana', fullName: 'Ana Ruiz', ...none, authMethod: 'Mealie' } as UserRecord;
const input = (fields: Partial<UserBase>): UserBase => ({
  email: 'ana@example.org',
  authMethod: 'Mealie',
  ...none,
  ...fields,
});
const membership = { groupId: 'home', householdId: 'cellar' };
const linked = { ...ana, email: 'ana@example.org', ldapKey: 'id=1', oidcKey: 'https://id.test 1' };

describe('the permissions of an account', () => {
  it('are all set for an administrator, regardless of the request', () => {
    expect(Object.values(impliedFlags({ ...none, admin: true }))).toEqual(Array(6).fill(true));
  });

  it('are only the requested ones for other users', () => {
    expect(impliedFlags({ ...none, canOrganize: true })).toEqual({ ...none, canOrganize: true });
  });
});

describe('changing the own account', () => {
  it('applies names, e-mail and advanced, but no permissions', () => {
    const changes = ownChanges(
      ana,
      input({ fullName: 'Ana R.', advanced: true, canManage: true, authMethod: 'LDAP', household: 'Other' }),
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
      expect(ownChanges(ana, input(names))).toMatchObject({ username: 'ana', fullName: 'Ana Ruiz' });
    },
  );
});

describe('changing an account as administrator', () => {
  it('also applies permissions, sign-in method, group and household', () => {
    expect(adminChanges(ana, input({ canInvite: true, authMethod: 'OIDC' }), membership)).toMatchObject({
      ...membership,
      canInvite: true,
      authMethod: 'OIDC',
      username: 'ana',
    });
  });
});

describe('the links of an account to external identities', () => {
  it('are kept with the sign-in method, and an unchanged address is not confirmed', () => {
    const changes = adminChanges(linked, input({ canInvite: true }), membership);

    expect(Object.keys(changes)).not.toContain('oidcKey');
    expect(Object.keys(changes)).not.toContain('ldapKey');
    expect(Object.keys(changes)).not.toContain('confirmedEmail');
  });

  it('are removed when the sign-in method changes', () => {
    const unlinked = (from: UserRecord['authMethod'], to: UserRecord['authMethod']) =>
      Object.entries(adminChanges({ ...linked, authMethod: from }, input({ authMethod: to }), membership))
        .filter(([name, value]) => name.endsWith('Key') && value === undefined)
        .map(([name]) => name);

    expect(unlinked('OIDC', 'Mealie')).toEqual(['ldapKey', 'oidcKey']);
    expect(unlinked('Mealie', 'OIDC')).toEqual(['ldapKey']);
    expect(unlinked('OIDC', 'LDAP')).toEqual(['oidcKey']);
  });
});

describe('the address of an account', () => {
  it.each([
    ['a changed address', { email: 'new@example.org' }, 'new@example.org'],
    ['a confirmation', { emailConfirmed: true }, 'ana@example.org'],
  ])('is confirmed by %s from an administrator, not from its owner', (_what, fields, expected) => {
    expect(adminChanges(linked, { ...input({}), ...fields }, membership)).toMatchObject({ confirmedEmail: expected });
    expect(ownChanges(linked, { ...input({}), ...fields })).not.toHaveProperty('confirmedEmail');
  });
});
