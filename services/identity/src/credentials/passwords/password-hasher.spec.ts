import { hash } from '@node-rs/argon2';
import { PasswordHasher } from './password-hasher.js';

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();

  it('matches the hashed password, and no other', async () => {
    const stored = await hasher.hash('corn-flour-9');

    expect(stored).toMatch(/^\$argon2id\$/);
    expect(await hasher.matches(stored, 'corn-flour-9')).toBe(true);
    expect(await hasher.matches(stored, 'corn-flour-8')).toBe(false);
  });

  it('matches bcrypt hashes of imported users, and reports them as outdated', async () => {
    const importedHash = '$2b$04$3WdL8RVOxTehngyoColE3.jpX5/Wp1aCjCyEeMhMQZuW5irySTXOe';

    expect(await hasher.matches(importedHash, 'corn-flour-9')).toBe(true);
    expect(await hasher.matches(importedHash, 'corn-flour-8')).toBe(false);
    expect(hasher.isOutdated(importedHash)).toBe(true);
    expect(hasher.isOutdated(await hasher.hash('corn-flour-9'))).toBe(false);
    // Such a hash would take minutes.
    expect(await hasher.matches(importedHash.replace('$04$', '$31$'), 'corn-flour-9')).toBe(false);
  });

  it('matches argon2id hashes of a restored backup only up to a fixed amount of work', async () => {
    const costly = (costs: object) => hash('corn-flour-9', { ...costs, parallelism: 1 });

    expect(await hasher.matches(await costly({ memoryCost: 19_456, timeCost: 8 }), 'corn-flour-9')).toBe(true);
    // Such hashes could take any time and memory.
    expect(await hasher.matches(await costly({ memoryCost: 19_456, timeCost: 9 }), 'corn-flour-9')).toBe(false);
    expect(await hasher.matches(await costly({ memoryCost: 200_000, timeCost: 1 }), 'corn-flour-9')).toBe(false);
  });

  it.each([null, '', 'LDAP', 'OIDC', '$argon2id$broken'])(
    'rejects every password where %j is stored instead of a hash',
    async (stored) => {
      expect(await hasher.matches(stored, 'LDAP')).toBe(false);
      expect(await hasher.matches(stored, 'no password')).toBe(false);
    },
  );
});
