import { aDump } from '../test/dump-fixture.js';
import { hex, uuid } from '../test/dump-values.js';
import { NOW, recordsOf } from '../test/records-of.js';
import { InvalidDumpError, mediaKeyOf, readDump } from './index.js';

describe('a dump of the latest version', () => {
  it('gives users with their tenants, permissions and hashes', () => {
    const [ana, ben] = recordsOf(aDump(), 'user');

    expect(ana).toMatchObject({
      id: uuid(3),
      groupId: uuid(1),
      householdId: uuid(2),
      username: 'ana',
      email: 'ana@example.org',
      admin: true,
      canOrganize: true,
      canManageHousehold: true,
      authMethod: 'Mealie',
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
      failedLogins: 5,
      lockedAt: '2026-01-03T04:05:06.000Z',
    });
    expect(ana).toMatchObject({ failedLogins: 0, lockedAt: null });
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

  it.each([1e308, 2 ** 53, 2.5, 0])('leaves out records of the number %p, after which none can be counted', (id) => {
    const rows = (name: string) => (aDump()[name] as object[]).map((row) => ({ ...row, id }));
    const dump = {
      ...aDump(),
      group_meal_plans: rows('group_meal_plans'),
      long_live_tokens: rows('long_live_tokens'),
    };

    expect(recordsOf(dump, 'counters')).toEqual([{ kind: 'counters', apiTokens: 0, planEntries: 0 }]);
    expect(recordsOf(dump, 'plan-entry')).toEqual([]);
    expect(recordsOf(dump, 'api-token')).toEqual([]);
  });

  it.each(['+275760-09-12', '-000100-01-01'])(
    'leaves out plan entries on the day %s, which no calendar has',
    (date) => {
      const group_meal_plans = (aDump()['group_meal_plans'] as object[]).map((row) => ({ ...row, date }));

      expect(recordsOf({ ...aDump(), group_meal_plans }, 'plan-entry')).toEqual([]);
    },
  );

  it('gives recipes with all their parts in order, without references to missing records', () => {
    const [recipe] = recordsOf(aDump(), 'recipe');

    expect(recipe).toMatchObject({
      id: uuid(10),
      slug: 'pea-soup',
      householdId: uuid(2),
      userId: uuid(3),
      rating: 4.5,
      dateAdded: '2025-12-24',
      categoryIds: [uuid(24)],
      tagIds: [uuid(25)],
      toolIds: [uuid(26)],
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

  it('gives the records that belong to recipes and households', () => {
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

  it('gives cookbooks with their filters and whether all organizers are required', () => {
    const dump = aDump();
    Object.assign(dump['cookbooks']?.[0] ?? {}, { require_all_tags: 0, require_all_tools: false });

    expect(recordsOf(dump, 'cookbook')).toMatchObject([
      { requireAllCategories: true, requireAllTags: false, requireAllTools: false },
    ]);
  });

  it('gives the reports of earlier imports with their entries in order', () => {
    const reports = [
      { id: hex(60), name: 'Move', status: 'partial', category: 'migration', timestamp: '2026-01-02T03:04:05' },
      { id: hex(61), name: 'Lost', status: 'in-progress', category: 'bulk_import' },
      { id: hex(62), name: 'Odd', status: 'success', category: 'other' },
    ];
    const entry = (id: number, timestamp: string) => ({ id: hex(id), report_id: hex(60), message: '', timestamp });
    const dump = {
      ...aDump(),
      group_reports: reports.map((report) => ({ ...report, group_id: hex(1) })),
      report_entries: [
        { ...entry(64, '2026-01-02T03:04:07'), success: 0, exception: 'No name' },
        { ...entry(63, '2026-01-02T03:04:06'), success: 1, exception: null },
      ],
    };

    expect(recordsOf(dump, 'report')).toMatchObject([
      {
        id: uuid(60),
        groupId: uuid(1),
        householdId: uuid(2),
        userId: uuid(3),
        status: 'partial',
        category: 'migration',
        entryCount: 2,
        createdAt: '2026-01-02T03:04:05.000Z',
      },
      { id: uuid(61), status: 'failure', entryCount: 0 },
    ]);
    expect(recordsOf(dump, 'report-entry')).toMatchObject([
      { id: uuid(63), reportId: uuid(60), position: 0, success: true, exception: '' },
      { id: uuid(64), reportId: uuid(60), position: 1, success: false, exception: 'No name' },
    ]);
  });

  it('has a report with a line for each table', () => {
    const others = { cellar: [{ id: 1 }], server_tasks: [{ id: 1 }], constructor: [{ id: 1 }] };
    const { report } = readDump({ ...aDump(), ...others }, { now: NOW });

    expect(report).toContain('recipes: 1 rows');
    expect(report).toContain('invite_tokens: 2 rows, not imported: 1 used up');
    expect(report).toContain('cellar: unknown table with 1 rows, not imported');
    expect(report).toContain('constructor: unknown table with 1 rows, not imported');
    expect(report).toContain('server_tasks: 1 rows, records of finished tasks are not imported');
  });
});

describe('the report', () => {
  it.each([
    ['recipe_actions', 'url', '2 rows, not imported: 1 without an address'],
    ['group_events_notifiers', 'apprise_url', '2 rows, not imported: 1 without an address'],
    ['invite_tokens', 'token', '3 rows, not imported: 1 used up, 1 without a token'],
  ])('contains the rows of %s without %s', (table, column, line) => {
    const dump = aDump();
    const rows = dump[table] ?? [];

    const { report } = readDump({ ...dump, [table]: [...rows, { ...rows[0], [column]: null }] }, { now: NOW });

    expect(report).toContain(`${table}: ${line}`);
  });
});

describe('a hostile dump', () => {
  it.each([null, 1, 'text', [], {}, { alembic_version: 1 }, { alembic_version: [], users: 'many' }])(
    'is refused: %j',
    (value) => expect(() => readDump(value, { now: NOW })).toThrow(InvalidDumpError),
  );

  it('loses its invalid rows', () => {
    const odd = [null, 1, 'x', [], {}, { id: 'x' }, { id: {} }, { id: hex(77), group_id: hex(88) }, { id: hex(10) }];
    for (const table of Object.keys(aDump())) {
      if (table === 'alembic_version') continue;
      const dump = aDump();
      const { records } = readDump({ ...dump, [table]: [...(dump[table] ?? []), ...odd] }, { now: NOW });
      const ids = records.flatMap((record) => ('id' in record ? [`${record.kind} ${record.id}`] : []));
      expect(new Set(ids.filter((id) => !id.startsWith('recipe ')))).toEqual(
        new Set(
          readDump(dump, { now: NOW }).records.flatMap((each) =>
            'id' in each && each.kind !== 'recipe' ? [`${each.kind} ${each.id}`] : [],
          ),
        ),
      );
    }
  });

  it('gets numbers for duplicate names and addresses', () => {
    const dump = aDump();
    dump['users']?.push({ ...dump['users'][0], id: hex(5), username: 'ANA', email: 'x@example.org' });
    dump['recipes']?.push({ ...dump['recipes'][0], id: hex(14) });

    expect(recordsOf(dump, 'user').map(({ username }) => username)).toEqual(['ana', 'ben', 'ANA-1']);
    expect(recordsOf(dump, 'recipe').map(({ slug }) => slug)).toEqual(['pea-soup', 'pea-soup-1']);
  });
});

it.each(['', 'ben', 'ben@', 'ben@example.org\r\nBcc: all@example.org', 'a@b@c', `ben@${'x'.repeat(300)}`])(
  'replaces %p, which is no e-mail address, by a placeholder',
  (email) => {
    const dump = aDump();
    dump['users']?.push({ ...dump['users'][0], id: hex(5), username: 'cem', email });
    const { records, report } = readDump(dump, { now: NOW });

    const cem = records.find((each) => each.kind === 'user' && each.username === 'cem');

    expect(cem).toMatchObject({ email: `${uuid(5)}@moved.invalid` });
    expect(report).toContain('users: 1 without an e-mail address have one of moved.invalid until it is changed');
  },
);

it('gets its ids converted to version 4', () => {
  const dump = aDump();
  dump['tags'] = [{ id: '0'.repeat(31) + '7', name: 'Odd', group_id: hex(1) }];

  const [, odd] = recordsOf(dump, 'organizer');
  expect(odd?.id).toBe('00000000-0000-4000-a000-000000000007');
  expect(mediaKeyOf('users/00000000-0000-0000-0000-000000000007/profile.webp')).toBe(`users/${odd?.id}/profile.webp`);
});
