import { isUnprovenAddress, mayLink } from './link-rules.js';

const person = { login: 'Ana@example.org', email: 'Ana@example.org', emailVerified: true };
const email = 'ana@example.org';
const account = { authMethod: 'Mealie', username: 'ana', email, confirmedEmail: email } as const;

describe('an account may be linked', () => {
  it.each([
    ['by its confirmed address', account, person],
    ['by its address, if the provider opens it', { ...account, authMethod: 'OIDC', confirmedEmail: undefined }, person],
    [
      'though the provider does not say who confirmed it, if the provider opens it',
      { ...account, authMethod: 'OIDC' },
      { ...person, emailVerified: null },
    ],
    [
      'by its username, if the provider opens it',
      { ...account, authMethod: 'OIDC', email: 'x@example.org' },
      { ...person, login: 'Ana', emailVerified: false },
    ],
  ] as const)('%s', (_how, candidate, who) => {
    expect(mayLink(candidate, who)).toBe(true);
  });
});

describe('an account may not be linked', () => {
  it.each([
    ['that is linked already', { ...account, oidcKey: 'https://id.test 1' }, person],
    [
      'of the provider that is linked already',
      { ...account, authMethod: 'OIDC', oidcKey: 'https://id.test 1' },
      person,
    ],
    ['whose address its owner has written', { ...account, confirmedEmail: undefined }, person],
    ['whose address was another when it was confirmed', { ...account, confirmedEmail: 'old@example.org' }, person],
    ['with an unconfirmed address at the provider', account, { ...person, emailVerified: false }],
    ['while the provider does not say who confirmed it', account, { ...person, emailVerified: null }],
    ['of another address', account, { ...person, email: 'bo@example.org' }],
    ['by its username, with a password of ours', account, { ...person, login: 'ana', email: 'bo@example.org' }],
    [
      'by an unconfirmed address, if the provider opens it',
      { ...account, authMethod: 'OIDC' },
      { ...person, emailVerified: false },
    ],
    [
      'of the directory by its name',
      { ...account, authMethod: 'LDAP', confirmedEmail: undefined },
      { ...person, login: 'ana' },
    ],
  ] as const)('%s', (_which, candidate, who) => {
    expect(mayLink(candidate, who)).toBe(false);
  });
});

describe('an address that the account would be found by', () => {
  it.each([
    [person, false],
    [{ ...person, emailVerified: null }, false],
    [{ ...person, emailVerified: false }, true],
    [{ ...person, login: 'ana', emailVerified: false }, false],
  ])('of %j is unproven: %s', (who, expected) => {
    expect(isUnprovenAddress(who)).toBe(expected);
  });
});
