import { isUnconfirmedAddress, mayLink } from './link-rules.js';

const profile = { login: 'Ana@example.org', email: 'Ana@example.org', emailVerified: true };
const email = 'ana@example.org';
const account = { authMethod: 'Mealie', username: 'ana', email, confirmedEmail: email } as const;

describe('an account may be linked', () => {
  it.each([
    ['by its confirmed address', account, profile],
    [
      'by its address, if the provider opens it',
      { ...account, authMethod: 'OIDC', confirmedEmail: undefined },
      profile,
    ],
    [
      'though the provider does not say who confirmed it, if the provider opens it',
      { ...account, authMethod: 'OIDC' },
      { ...profile, emailVerified: null },
    ],
    [
      'by its username, if the provider opens it',
      { ...account, authMethod: 'OIDC', email: 'x@example.org' },
      { ...profile, login: 'Ana', emailVerified: false },
    ],
  ] as const)('%s', (_how, candidate, who) => {
    expect(mayLink(candidate, who)).toBe(true);
  });
});

describe('an account may not be linked', () => {
  it.each([
    ['that is already linked', { ...account, oidcKey: 'https://id.test 1' }, profile],
    [
      'of the provider that is linked already',
      { ...account, authMethod: 'OIDC', oidcKey: 'https://id.test 1' },
      profile,
    ],
    ['whose address was set by its owner', { ...account, confirmedEmail: undefined }, profile],
    ['whose confirmed address is another one', { ...account, confirmedEmail: 'old@example.org' }, profile],
    ['with an unconfirmed address at the provider', account, { ...profile, emailVerified: false }],
    ['while the provider does not say whether the address is confirmed', account, { ...profile, emailVerified: null }],
    ['with another address', account, { ...profile, email: 'bo@example.org' }],
    ['by its username, with a local password', account, { ...profile, login: 'ana', email: 'bo@example.org' }],
    [
      'by an unconfirmed address, if the provider opens it',
      { ...account, authMethod: 'OIDC' },
      { ...profile, emailVerified: false },
    ],
    [
      'of the directory by its name',
      { ...account, authMethod: 'LDAP', confirmedEmail: undefined },
      { ...profile, login: 'ana' },
    ],
  ] as const)('%s', (_which, candidate, who) => {
    expect(mayLink(candidate, who)).toBe(false);
  });
});

describe('an address by which an account would be found', () => {
  it.each([
    [profile, false],
    [{ ...profile, emailVerified: null }, false],
    [{ ...profile, emailVerified: false }, true],
    [{ ...profile, login: 'ana', emailVerified: false }, false],
  ])('of %j is unconfirmed: %s', (who, expected) => {
    expect(isUnconfirmedAddress(who)).toBe(expected);
  });
});
