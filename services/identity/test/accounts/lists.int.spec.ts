import {
  CreateGroup,
  CreateHousehold,
  DeleteUser,
  ListGroupHouseholds,
  ListGroupMembers,
  ListGroups,
  ListHouseholdMembers,
  ListHouseholds,
  ListUsers,
  ReadDirectory,
  readPage,
  type Actor,
  type DirectoryEntry,
  type GroupOut,
  type PageQuery,
} from '@larder/contracts';
import { startIdentity, type Identity } from '../support/identity.js';
import { aUser, type TestUser } from '../support/users.js';

type Query = Partial<PageQuery>;

let identity: Identity;
let group: GroupOut;
let people: TestUser[];
/** Six members: Äda, bert, Cleo of the household "Attic", Dora, Emil, Fay of "Cellar". */
beforeAll(async () => {
  identity = await startIdentity();
  group = await asAdmin().request(CreateGroup, { name: 'Zoo' });
  for (const name of ['Cellar', 'Attic']) await asAdmin().request(CreateHousehold, { groupId: group.id, name });
  people = [];
  for (const fullName of ['Dora', 'Äda', 'Fay', 'bert', 'Emil', 'Cleo']) {
    const household = 'ÄdabertCleo'.includes(fullName) ? 'Attic' : 'Cellar';
    people.push(await aUser(identity, { fullName, group: 'Zoo', household }));
  }
});
afterAll(() => identity.stop());

const asAdmin = () => identity.as(identity.admin);
const as = (index: number) => identity.as(people[index]?.actor as Actor);
const members = (query: Query) => readPage(as(0).stream(ListGroupMembers, query));
const namesOf = (items: { fullName: string | null }[]) => items.map(({ fullName }) => fullName).join(' ');

describe('the members of a group', () => {
  it('are listed newest first, without users of other groups and private fields', async () => {
    const { head, items } = await members({});

    expect(head).toEqual({ page: 1, perPage: 50, total: 6, totalPages: 1 });
    expect(namesOf(items)).toBe('Cleo Emil bert Fay Äda Dora');
    const fields = ['cacheKey', 'fullName', 'groupId', 'householdId', 'id', 'username'];
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(fields);
  });

  it.each([
    [{ orderBy: 'fullName', orderDirection: 'asc' }, 'Äda bert Cleo Dora Emil Fay'],
    [{ orderBy: 'full_name' }, 'Fay Emil Dora Cleo bert Äda'],
    [{ orderBy: 'household.name:asc, fullName:desc' }, 'Cleo bert Äda Fay Emil Dora'],
    [{ orderBy: 'created_at', orderDirection: 'asc' }, 'Dora Äda Fay bert Emil Cleo'],
  ] as [Query, string][])('can be ordered by %j', async (query, expected) => {
    expect(namesOf((await members(query)).items)).toBe(expected);
  });

  it('contain every member once over all pages', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => members({ page, perPage: 2, orderBy: 'fullName', orderDirection: 'asc' })),
    );

    expect(pages.map(({ items }) => namesOf(items))).toEqual(['Äda bert', 'Cleo Dora', 'Emil Fay', '']);
    expect(pages[0]?.head).toEqual({ page: 1, perPage: 2, total: 6, totalPages: 3 });
  });

  it('can be read as the last page, all at once, or only counted', async () => {
    const order: Query = { orderBy: 'fullName', orderDirection: 'asc' };

    expect((await members({ ...order, page: -1, perPage: 4 })).head).toMatchObject({ page: 2 });
    expect((await members({ ...order, perPage: -1 })).items).toHaveLength(6);
    expect(await members({ ...order, perPage: 0 })).toMatchObject({ head: { total: 6 }, items: [] });
  });

  it('have the same random order for the same seed', async () => {
    const inRandomOrder = async (paginationSeed: string) =>
      namesOf((await members({ orderBy: 'random', paginationSeed })).items);

    const one = await inRandomOrder('one');

    expect(one.split(' ').sort()).toEqual(['Cleo', 'Dora', 'Emil', 'Fay', 'bert', 'Äda']);
    expect(await inRandomOrder('one')).toBe(one);
  });

  it.each(['password_hash', 'tokenVersion', 'lockedAt', 'loginKeys', 'fullName:up'])(
    'cannot be ordered by %s',
    async (orderBy) => {
      await expect(members({ orderBy })).rejects.toMatchObject({
        kind: 'refused',
        code: 'identity.invalid-filter',
        params: { reason: `Invalid order_by statement "${orderBy}": "${orderBy}" is invalid` },
      });
    },
  );
});

describe('filtering members', () => {
  const matching = async (queryFilter: string) =>
    namesOf((await members({ queryFilter, orderBy: 'fullName', orderDirection: 'asc' })).items);

  it.each([
    ['fullName = "Dora"', 'Dora'],
    ['full_name LIKE "%e%"', 'bert Cleo Emil'],
    ['household.name = "Attic"', 'Äda bert Cleo'],
    ['household.users.fullName = "Fay"', 'Dora Emil Fay'],
    ['group.name = "Zoo" AND household.slug <> "attic"', 'Dora Emil Fay'],
    ['admin = true', ''],
    ['group.name = "Home"', ''],
    ['id IS NOT NULL) OR (id IS NOT NULL', 'refused'],
    ['email LIKE "%"', 'refused'],
    ['household.users.email LIKE "%"', 'refused'],
    ['passwordHash IS NOT NULL', 'refused'],
  ])('by %s gives: %s', async (queryFilter, expected) => {
    const matches = matching(queryFilter);

    if (expected !== 'refused') expect(await matches).toBe(expected);
    else await expect(matches).rejects.toMatchObject({ kind: 'refused', code: 'identity.invalid-filter' });
  });

  it('counts the matching records', async () => {
    const { head } = await members({ queryFilter: 'household.name = "Attic"', perPage: 2 });

    expect(head).toEqual({ page: 1, perPage: 2, total: 3, totalPages: 2 });
  });

  it('lets administrators filter over all groups', async () => {
    const users = await readPage(asAdmin().stream(ListUsers, { queryFilter: 'email = "changeme@example.com"' }));
    const groups = await readPage(asAdmin().stream(ListGroups, { queryFilter: 'households.name = "Attic"' }));
    const households = await readPage(asAdmin().stream(ListHouseholds, { queryFilter: 'users.fullName = "Fay"' }));

    expect(namesOf(users.items)).toBe('Change Me');
    expect(groups.items.map(({ name }) => name)).toEqual(['Zoo']);
    expect(households.items.map(({ name }) => name)).toEqual(['Cellar']);
  });
});

describe('other lists', () => {
  it('show all fields of members of the same household', async () => {
    const { items } = await readPage(as(1).stream(ListHouseholdMembers, {}));

    expect(namesOf(items)).toBe('Cleo bert Äda');
    expect(items[0]).toMatchObject({ group: 'Zoo', household: 'Attic', email: expect.stringContaining('@') as string });
    expect(items.map(({ tokens }) => tokens)).toEqual([null, null, []]); // the last one is the caller
  });

  it('show the households of the own group', async () => {
    const ask = { orderBy: 'name, group.name', orderDirection: 'asc', perPage: -1 } as const;
    const { items } = await readPage(as(0).stream(ListGroupHouseholds, ask));

    expect(items.map(({ name }) => name)).toEqual(['Attic', 'Cellar', 'Family']);
  });

  it('show everything to administrators', async () => {
    const ask = { orderBy: 'group.name, name', orderDirection: 'asc', perPage: -1 } as const;
    const households = await readPage(asAdmin().stream(ListHouseholds, ask));
    const groups = await readPage(asAdmin().stream(ListGroups, { orderBy: 'name', orderDirection: 'asc' }));
    const users = await readPage(
      asAdmin().stream(ListUsers, { perPage: -1, orderBy: 'fullName', orderDirection: 'asc' }),
    );

    const names = households.items.map((each) => `${each.group}/${each.name}`);
    expect(names).toEqual(['Home/Family', 'Zoo/Attic', 'Zoo/Cellar', 'Zoo/Family']);
    expect(households.items[1]?.users?.map(({ fullName }) => fullName)).toEqual(['Äda', 'bert', 'Cleo']);
    expect(groups.items.map(({ name, users: all }) => [name, all?.length])).toEqual([
      ['Home', 1],
      ['Zoo', 6],
    ]);
    expect(namesOf(users.items)).toBe('Äda bert Change Me Cleo Dora Emil Fay');
  });

  it('hide deleted records', async () => {
    const deletedUser = await aUser(identity);
    const before = await readPage(asAdmin().stream(ListUsers, {}));
    await asAdmin().request(DeleteUser, { id: deletedUser.user.id });

    const after = await readPage(asAdmin().stream(ListUsers, {}));

    expect([before.head.total, after.head.total]).toEqual([8, 7]);
  });
});

describe('the directory', () => {
  it('streams every user, household and group once, without secrets', async () => {
    const entries: DirectoryEntry[] = [];
    for await (const entry of identity.as(null).stream(ReadDirectory, {})) entries.push(entry);

    expect(entries).toHaveLength(13);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(13);
    expect(entries.filter(({ kind }) => kind === 'household')).toHaveLength(4);
    expect(JSON.stringify(entries)).not.toMatch(/passw|@example|hash/i);
  });
});
