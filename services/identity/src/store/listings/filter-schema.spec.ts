import { IdentityErrors, type PageQuery } from '@larder/contracts';
import { relatedPageSelection } from '@larder/service-kit';
import { listSchema, type Resource } from './filter-schema.js';

const select = (fields: Partial<PageQuery>, resource: Resource) =>
  relatedPageSelection(
    { page: 1, perPage: 50, orderDirection: 'desc', ...fields },
    { schema: listSchema, resource, invalid: IdentityErrors.invalidFilter },
    () => Promise.resolve(['an-id']),
  );

describe('the order of a list', () => {
  it.each([undefined, '', '  '])('is newest first for the parameter %j', async (orderBy) => {
    expect((await select({ orderBy }, 'users')).order).toMatchObject({
      keys: [{ attribute: { path: 'createdAt' }, direction: 'desc' }],
    });
  });

  it('accepts camel and snake case and relations', async () => {
    expect((await select({ orderBy: 'full_name:asc, household.name' }, 'people')).order).toMatchObject({
      keys: [
        { attribute: { path: 'fullName', sortField: 'fullNameSort' }, direction: 'asc' },
        { attribute: { path: 'household.name' }, direction: 'desc' },
      ],
    });
  });

  it.each(['password_hash', 'token_version', 'lockedAt', 'name:up', 'users.full_name', 'loginKeys'])(
    'cannot be by %s',
    async (orderBy) => {
      await expect(select({ orderBy }, 'households')).rejects.toThrow('identity.invalid-filter');
    },
  );
});

describe('filtering', () => {
  it.each([
    ['people', 'email = "ana@example.org"'],
    ['people', 'household.users.email LIKE "a%"'],
    ['users', 'passwordHash IS NOT NULL'],
    ['users', 'token_version > 0'],
    ['users', 'tokens.name = "x"'],
    ['users', 'email ='],
    ['groups', 'id = "no id"'],
  ] as const)('%s by %s is refused', async (resource, queryFilter) => {
    await expect(select({ queryFilter }, resource)).rejects.toThrow('identity.invalid-filter');
  });

  it.each([
    ['users', 'email LIKE "%@example.org" AND admin = true'],
    ['people', 'household.name = "Family"'],
    ['households', 'users.username = "ana" OR preferences.privateHousehold = false'],
    ['groups', 'households.users.admin = true'],
  ] as const)('%s by %s is possible', async (resource, queryFilter) => {
    expect((await select({ queryFilter }, resource)).filter).toHaveProperty('$and');
  });
});
