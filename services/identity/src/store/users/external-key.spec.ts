import { ldapDnKeyOf, ldapIdKeyOf, oidcKeyOf } from './external-key.js';

describe('the key of an OpenID identity', () => {
  it('differs by issuer and by subject, upper and lower case included', () => {
    const keys = [
      oidcKeyOf('https://id.test', 'ana'),
      oidcKeyOf('https://id.test', 'Ana'),
      oidcKeyOf('https://other.test', 'ana'),
      oidcKeyOf('https://id.test/a', 'b'),
      oidcKeyOf('https://id.test', '/a b'),
    ];

    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is short enough for an index, yet different for different long subjects', () => {
    const [one, other] = ['x', 'y'].map((end) => oidcKeyOf('https://id.test', `${'s'.repeat(254)}${end}`));

    expect(one).not.toBe(other);
    expect(Buffer.byteLength(one ?? '')).toBeLessThanOrEqual(120);
  });
});

describe('the key of a directory entry', () => {
  it('is case-insensitive', () => {
    expect(ldapIdKeyOf('0A1B-2C')).toBe(ldapIdKeyOf('0a1b-2c'));
    expect(ldapDnKeyOf('UID=Ana,dc=Home')).toBe(ldapDnKeyOf('uid=ana,dc=home'));
  });

  it('is different for a name and an id', () => {
    expect(ldapDnKeyOf('ana')).not.toBe(ldapIdKeyOf('ana'));
  });
});
