import { completedClaims, isIncomplete, profileOf } from './oidc-identity.js';

const settings = {
  OIDC_USER_CLAIM: 'email',
  OIDC_GROUPS_CLAIM: 'groups',
  OIDC_USER_GROUP: undefined,
  OIDC_ADMIN_GROUP: undefined,
};
const grouped = { ...settings, OIDC_USER_GROUP: 'cooks', OIDC_ADMIN_GROUP: 'chefs' };
const claims = {
  iss: 'https://id.test',
  sub: '1',
  name: 'Ana Ruiz',
  email: 'ana@example.org',
  preferred_username: 'ana',
};

describe('the claims of the ID token', () => {
  const [email, other] = ['ana@example.org', 'other@example.org'];

  it.each([
    [{ email }, { email, email_verified: true }, true],
    [{ email, email_verified: false }, { email, email_verified: true }, false],
    [{ email }, { email: other, email_verified: true }, undefined],
    [{ email, email_verified: true }, { email: other }, true],
    [{ email_verified: true }, { email }, undefined],
    [{ email: null }, { email, email_verified: true }, true],
  ])('%j, with the userinfo %j: the address is confirmed: %j', (token, userInfo, isConfirmed) => {
    expect(completedClaims(token, userInfo)).toEqual({ email, email_verified: isConfirmed });
  });

  it('have precedence, and are completed by others', () => {
    const completed = completedClaims({ sub: '1', name: 'Ana' }, { sub: '1', name: 'Eve', email, groups: ['cooks'] });

    expect(completed).toEqual({ sub: '1', name: 'Ana', email, groups: ['cooks'] });
  });
});

describe('the claims of a provider', () => {
  it('identify a user', () => {
    expect(profileOf(claims, settings)).toEqual({
      key: 'https://id.test 1',
      login: 'ana@example.org',
      username: 'ana',
      fullName: 'Ana Ruiz',
      email: 'ana@example.org',
      emailVerified: null,
      isAdmin: null,
      isAllowed: true,
    });
  });

  it('need a name, an address and the user claim', () => {
    expect(isIncomplete(claims, settings)).toBe(false);
    expect(isIncomplete({ ...claims, name: null }, settings)).toBe(true);
    expect(isIncomplete(claims, { ...settings, OIDC_USER_CLAIM: 'upn' })).toBe(true);
    expect(profileOf({ ...claims, name: ' ' }, settings)).toBeNull();
    expect(profileOf({ ...claims, email: { is: 'odd' } }, settings)).toBeNull();
  });

  it('need the groups claim when a group is configured', () => {
    expect(isIncomplete(claims, grouped)).toBe(true);
    expect(isIncomplete({ ...claims, groups: [] }, grouped)).toBe(false);
  });

  it.each([
    [['cooks'], true, false],
    [['chefs'], true, true],
    [['cooks', 'chefs'], true, true],
    [['guests'], false, false],
    ['cooks', true, false],
    ['all-chefs-and-cooks', false, false],
    [{ cooks: true }, false, false],
    [[], false, false],
  ])('with the groups %j allow the sign-in: %s, as administrator: %s', (groups, isAllowed, isAdmin) => {
    expect(profileOf({ ...claims, groups }, grouped)).toMatchObject({ isAllowed, isAdmin });
  });

  it('show that the address is not confirmed', () => {
    expect(profileOf({ ...claims, email_verified: false }, settings)).toMatchObject({ emailVerified: false });
    expect(profileOf({ ...claims, email_verified: true }, settings)).toMatchObject({ emailVerified: true });
  });
});
