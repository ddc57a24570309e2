import { PasswordHasher } from './password-hasher.js';

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();

  it('knows the password it has hashed, and no other', async () => {
    const stored = await hasher.hash('corn-flour-9');

    expect(stored).toMatch(/^\$argon2id\$/);
    expect(await hasher.matches(stored, 'corn-flour-9')).toBe(true);
    expect(await hasher.matches(stored, 'corn-flour-8')).toBe(false);
  });

  it.each([null, '', 'LDAP', 'OIDC', '$argon2id$broken'])(
    'rejects every password where %j is stored instead of a hash',
    async (stored) => {
      expect(await hasher.matches(stored, 'LDAP')).toBe(false);
      expect(await hasher.matches(stored, 'the password of nobody')).toBe(false);
    },
  );
});
