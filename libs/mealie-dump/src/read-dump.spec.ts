import { aDump, hex, uuid, type DumpTables } from '../test/dump-fixture.js';
import { mediaKeyOf, InvalidDumpError, readDump, type DumpRecordKind, type DumpRecordOf } from './index.js';

const NOW = '2026-11-23T00:00:00.000Z';

function recordsOf<Kind extends DumpRecordKind>(dump: unknown, kind: Kind): DumpRecordOf<Kind>[] {
  return readDump(dump, NOW).records.filter((record): record is DumpRecordOf<Kind> => record.kind === kind);
}

function without(tables: DumpTables, ...names: string[]): DumpTables {
  return Object.fromEntries(Object.entries(tables).filter(([name]) => !names.includes(name)));
}

const withoutColumn = (rows: Record<string, unknown>[] = [], ...columns: string[]) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column))));

describe('a dump of the latest version', () => {
  it('gives users with their tenants, permissions and hashes', () => {
    const [ana, ben] = recordsOf(aDump(), 'user');

    expect(ana).toMatchObject({
      ...{ id: uuid(3), groupId: uuid(1), householdId: uuid(2), username: 'ana', email: 'ana@example.org' },
      ...{ admin: true, canOrganize: true, canManageHousehold: true, authMethod: 'Mealie' },
      createdAt: '2026-01-02T03:04:05.678Z',
      updatedAt: '2026-02-03T04:05:06.000Z',
    });
    expect(ana?.passwordHash).toMatch(/^\$2b\$12\$/);
    expect(ben).toMatchObject({
      admin: false,
      canInvite: true,
      canManage: false,
      authMethod: 'LDAP',
      passwordHash: null,
    });
  });

  it('gives groups and households with their preferences', () => {
    expect(recordsOf(aDump(), 'group')).toMatchObject([
      { name: 'Home', privateGroup: false, defaultHouseholdId: uuid(2) },
    ]);
    expect(recordsOf(aDump(), 'household')).toMatchObject([
      {
        slug: 'family',
        preferences: { privateHousehold: false, firstDayOfWeek: 1, lockRecipeEditsFromOtherHouseholds: true },
      },
    ]);
    expect(recordsOf(aDump(), 'site')).toEqual([{ kind: 'site', defaultGroupId: uuid(1) }]);
    expect(recordsOf(aDump(), 'counters')).toEqual([{ kind: 'counters', apiTokens: 7, planEntries: 12 }]);
  });

  it('gives recipes with everything in them, in order, without what is not there', () => {
    const [recipe] = recordsOf(aDump(), 'recipe');

    expect(recipe).toMatchObject({
      ...{
        id: uuid(10),
        slug: 'pea-soup',
        householdId: uuid(2),
        userId: uuid(3),
        rating: 4.5,
        dateAdded: '2025-12-24',
      },
      ...{ categoryIds: [uuid(24)], tagIds: [uuid(25)], toolIds: [uuid(26)] },
      notes: [{ title: 'Tip', text: 'Soak.' }],
      assets: [{ fileName: 'notes.txt' }],
      extras: [{ key: 'source', value: 'grandmother' }],
      steps: [{ id: uuid(13), text: 'Cook.', references: [uuid(11)] }],
      settings: { public: false, disableAmount: false, locked: true, showNutrition: false },
      nutrition: { calories: '300', fatContent: '2', sugarContent: null },
    });
    expect(recipe?.ingredients.map(({ note, quantity, unitId }) => [note, quantity, unitId])).toEqual([
      ['dried', 500, uuid(23)],
      ['salt', null, null],
    ]);
  });

  it('gives what belongs to recipes and households', () => {
    const dump = aDump();
    expect(recordsOf(dump, 'food')).toMatchObject([
      { labelId: uuid(20), aliases: ['petits pois'], householdsOnHand: [uuid(2)] },
    ]);
    expect(recordsOf(dump, 'rating')).toMatchObject([
      { rating: 4, isFavorite: true },
      { rating: 5, isFavorite: false },
    ]);
    expect(recordsOf(dump, 'timeline-event')).toMatchObject([{ eventType: 'comment', hasImage: true }]);
    expect(recordsOf(dump, 'plan-entry')).toMatchObject([{ number: 12, date: '2026-01-06', householdId: uuid(2) }]);
    expect(recordsOf(dump, 'webhook')).toMatchObject([{ scheduledTime: '16:30:00', enabled: true }]);
    expect(recordsOf(dump, 'notifier')).toMatchObject([{ subscriptions: ['recipeCreated', 'shoppingListUpdated'] }]);
    expect(recordsOf(dump, 'invitation')).toMatchObject([{ token: 'open', usesLeft: 2 }]);
    expect(recordsOf(dump, 'shopping-list')).toMatchObject([
      {
        labelPlaces: [{ labelId: uuid(20), position: 3 }],
        recipeReferences: [{ recipeId: uuid(10) }],
        items: [
          { checked: true, extras: [{ key: 'shop', value: 'market' }], recipeReferences: [{ recipeQuantity: 500 }] },
        ],
      },
    ]);
  });

  it('is reported table by table', () => {
    const { report } = readDump({ ...aDump(), cellar: [{ id: 1 }], group_reports: [{ id: 1 }] }, NOW);

    expect(report).toContain('recipes: 1 rows');
    expect(report).toContain('invite_tokens: 2 rows, not imported: 1 used up');
    expect(report).toContain('cellar: unknown table with 1 rows, not imported');
    expect(report).toContain('group_reports: 1 rows, reports of earlier imports are not imported');
  });
});

describe('a dump of an older version', () => {
  it('without households gets one for each group, with its preferences', () => {
    const old = without(aDump(), 'households', 'household_preferences');
    const dump = {
      ...old,
      users: withoutColumn(old['users'], 'household_id'),
      cookbooks: withoutColumn(old['cookbooks'], 'household_id'),
    };
    const [household] = recordsOf(dump, 'household');

    expect(household).toMatchObject({ name: 'Family', groupId: uuid(1), preferences: { privateHousehold: false } });
    expect(recordsOf(dump, 'user').map(({ householdId }) => householdId)).toEqual([household?.id, household?.id]);
    expect(recordsOf(dump, 'cookbook')).toMatchObject([{ householdId: household?.id }]);
  });

  it('without ratings of users has favorites and the average rating', () => {
    const dump = {
      ...without(aDump(), 'users_to_recipes'),
      users_to_favorites: [{ user_id: hex(4), recipe_id: hex(10) }],
    };

    expect(
      recordsOf(dump, 'rating')
        .map(({ userId, rating, isFavorite }) => [userId, rating, isFavorite])
        .sort(),
    ).toEqual([
      [uuid(3), 4.5, false],
      [uuid(4), 4.5, true],
    ]);
  });

  it('without filters has pairs', () => {
    const old = aDump();
    const dump = {
      ...old,
      cookbooks: withoutColumn(old['cookbooks'], 'query_filter_string').map((row) => ({
        ...row,
        require_all_tags: false,
      })),
      cookbooks_to_categories: [{ cookbook_id: hex(33), category_id: hex(24) }],
      cookbooks_to_tags: [{ cookbook_id: hex(33), tag_id: hex(25) }],
    };

    expect(recordsOf(dump, 'cookbook')).toMatchObject([
      { queryFilterString: `recipe_category.id CONTAINS ALL ["${uuid(24)}"] AND tags.id IN ["${uuid(25)}"]` },
    ]);
  });

  it('with the same food twice has it once, and what used the other one uses it', () => {
    const dump = aDump();
    dump['ingredient_foods']?.push({ id: hex(29), name: 'Peas', group_id: hex(1) });
    dump['recipes_ingredients']?.push({ position: 2, recipe_id: hex(10), food_id: hex(29), quantity: 1 });

    expect(recordsOf(dump, 'food')).toHaveLength(1);
    expect(recordsOf(dump, 'recipe')[0]?.ingredients[2]?.foodId).toBe(uuid(21));
  });

  it('marks accounts of a directory by their password', () => {
    const dump = aDump();
    const users = withoutColumn(dump['users'], 'auth_method');

    expect(recordsOf({ ...dump, users }, 'user').map(({ authMethod }) => authMethod)).toEqual(['Mealie', 'LDAP']);
  });
});

describe('a hostile dump', () => {
  it.each([null, 1, 'text', [], {}, { alembic_version: 1 }, { alembic_version: [], users: 'many' }])(
    'is refused: %j',
    (value) => expect(() => readDump(value, NOW)).toThrow(InvalidDumpError),
  );

  it('of rows that make no sense leaves those out', () => {
    const odd = [null, 1, 'x', [], {}, { id: 'x' }, { id: {} }, { id: hex(77), group_id: hex(88) }, { id: hex(10) }];
    for (const table of Object.keys(aDump())) {
      if (table === 'alembic_version') continue;
      const dump = aDump();
      const { records } = readDump({ ...dump, [table]: [...(dump[table] ?? []), ...odd] }, NOW);
      const ids = records.flatMap((record) => ('id' in record ? [`${record.kind} ${record.id}`] : []));
      expect(new Set(ids.filter((id) => !id.startsWith('recipe ')))).toEqual(
        new Set(
          readDump(dump, NOW).records.flatMap((each) =>
            'id' in each && each.kind !== 'recipe' ? [`${each.kind} ${each.id}`] : [],
          ),
        ),
      );
    }
  });

  it('gives names and addresses that are taken a number', () => {
    const dump = aDump();
    dump['users']?.push({ ...dump['users'][0], id: hex(5), username: 'ANA', email: 'x@example.org' });
    dump['recipes']?.push({ ...dump['recipes'][0], id: hex(14) });

    expect(recordsOf(dump, 'user').map(({ username }) => username)).toEqual(['ana', 'ben', 'ANA-1']);
    expect(recordsOf(dump, 'recipe').map(({ slug }) => slug)).toEqual(['pea-soup', 'pea-soup-1']);
  });
});

it('gives ids that no client would accept the form of those it does', () => {
  const dump = aDump();
  dump['tags'] = [{ id: '0'.repeat(31) + '7', name: 'Odd', group_id: hex(1) }];

  const [, odd] = recordsOf(dump, 'organizer');
  expect(odd?.id).toBe('00000000-0000-4000-a000-000000000007');
  expect(mediaKeyOf('users/00000000-0000-0000-0000-000000000007/profile.webp')).toBe(`users/${odd?.id}/profile.webp`);
});

describe('the files of a backup', () => {
  it.each([
    [`recipes/${uuid(10)}/images/original.webp`, true],
    [`recipes/${uuid(10)}/images/timeline/${uuid(31)}/tiny-original.webp`, true],
    [`recipes/${uuid(10)}/assets/notes.txt`, true],
    [`users/${uuid(3)}/profile.webp`, true],
    [`recipes/${uuid(10)}/assets/..`, false],
    [`recipes/${uuid(10)}/assets/a/b`, false],
    ['recipes/x/images/original.webp', false],
    ['templates/recipes.md', false],
    ['../users/x', false],
  ])('%s has a membership: %s', (path, isMoved) => expect(mediaKeyOf(path)).toBe(isMoved ? path : null));
});
