import { aDump, type DumpTables } from '../../test/dump-fixture.js';
import { hex, uuid } from '../../test/dump-values.js';
import { anOldDump, withoutColumns } from '../../test/old-dump.js';
import { NOW, recordsOf } from '../../test/records-of.js';
import { readDump } from '../index.js';

const household = (dump: DumpTables) => recordsOf(dump, 'household')[0];

describe('a dump of the oldest version', () => {
  it('is imported completely', () => {
    const { report, records } = readDump(anOldDump(), { now: NOW });

    expect(report.filter((line) => line.includes('not imported'))).toEqual([
      'invite_tokens: 2 rows, not imported: 1 used up',
    ]);
    expect(records.filter(({ kind }) => kind === 'recipe')).toHaveLength(1);
  });

  it('gets a household for each group with the preferences of the group', () => {
    expect(household(anOldDump())).toMatchObject({
      name: 'Family',
      slug: 'family',
      groupId: uuid(1),
      preferences: { privateHousehold: false, lockRecipeEditsFromOtherHouseholds: true },
    });
    const named = readDump(anOldDump(), { now: NOW, defaultHousehold: 'Our Home' }).records;
    expect(named.find(({ kind }) => kind === 'household')).toMatchObject({ name: 'Our Home', slug: 'our-home' });
  });

  it.each(['user', 'cookbook', 'notifier', 'plan-rule', 'invitation', 'webhook', 'shopping-list', 'recipe'] as const)(
    'puts each %s into that household',
    (kind) => {
      const records = recordsOf(anOldDump(), kind);
      expect(records.length).toBeGreaterThan(0);
      for (const { householdId } of records) expect(householdId).toBe(household(anOldDump())?.id);
    },
  );

  it('puts recipe actions into that household', () => {
    const dump = { ...anOldDump(), recipe_actions: withoutColumns(aDump()['recipe_actions'], 'household_id') };
    expect(recordsOf(dump, 'recipe-action')).toMatchObject([{ householdId: household(dump)?.id }]);
  });

  it('lets administrators manage their household, and detects LDAP accounts by their password', () => {
    expect(recordsOf(anOldDump(), 'user')).toMatchObject([
      { username: 'ana', canManageHousehold: true, authMethod: 'Mealie' },
      { username: 'ben', canManageHousehold: false, authMethod: 'LDAP' },
    ]);
  });

  it('has favorites, and the average rating for each user of the group', () => {
    const ratings = recordsOf(anOldDump(), 'rating').map(({ userId, rating, isFavorite }) => [
      ...[userId, rating, isFavorite],
    ]);
    expect(ratings.sort()).toEqual([
      [uuid(3), 4.5, false],
      [uuid(4), 4.5, true],
    ]);
  });

  it('requires all organizers of a cookbook and of a plan rule', () => {
    const filter = `recipe_category.id CONTAINS ALL ["${uuid(24)}"] AND tags.id CONTAINS ALL ["${uuid(25)}"]`;
    expect(recordsOf(anOldDump(), 'cookbook')).toMatchObject([{ queryFilterString: filter, requireAllTags: true }]);
    expect(recordsOf(anOldDump(), 'plan-rule')).toMatchObject([{ queryFilterString: filter }]);
  });

  it('has values for columns that were added later', () => {
    expect(recordsOf(anOldDump(), 'unit')).toMatchObject([
      { useAbbreviation: false, pluralName: null, pluralAbbreviation: null, aliases: [] },
    ]);
    expect(recordsOf(anOldDump(), 'food')).toMatchObject([{ householdsOnHand: [], pluralName: null, aliases: [] }]);
    expect(recordsOf(anOldDump(), 'recipe')).toMatchObject([
      {
        lastMade: null,
        nutrition: { cholesterolContent: null, transFatContent: null, unsaturatedFatContent: null },
        steps: [{ summary: null }],
      },
    ]);
    expect(recordsOf(anOldDump(), 'shopping-list')).toMatchObject([
      { labelPlaces: [], items: [{ recipeReferences: [{ recipeScale: 1 }] }] },
    ]);
  });

  it('makes the first administrator of the group the owner of shopping lists, else its first user', () => {
    const dump = anOldDump();
    const [ana, ben] = dump['users'] ?? [];
    const ownerWith = (...users: (object | undefined)[]) =>
      recordsOf({ ...dump, users }, 'shopping-list').map(({ userId }) => userId);

    expect(ownerWith({ ...ben, admin: 0 }, ana)).toEqual([uuid(3)]);
    expect(ownerWith({ ...ben, admin: 1 }, ana)).toEqual([uuid(4)]);
    expect(ownerWith({ ...ben, admin: 0 }, { ...ana, admin: 0 })).toEqual([uuid(4)]);
  });

  it('leaves out shopping lists of a group without users', () => {
    const dump = anOldDump();
    dump['groups']?.push({ id: hex(5), name: 'Empty' });
    dump['shopping_lists']?.push({ id: hex(45), name: 'Of nobody', group_id: hex(5) });

    expect(recordsOf(dump, 'shopping-list').map(({ id }) => id)).toEqual([uuid(40)]);
    expect(readDump(dump, { now: NOW }).report).toContain(
      'shopping_lists: 2 rows, not imported: 1 in a group without users',
    );
  });

  it('adds numbers to duplicate names of groups, and derives their slugs', () => {
    const dump = anOldDump();
    dump['groups']?.push({ id: hex(5), name: 'Home' });

    expect(recordsOf(dump, 'group').map(({ name, slug }) => [name, slug])).toEqual([
      ['Home', 'home'],
      ['Home (1)', 'home-1'],
    ]);
  });

  it('gives cookbooks of a group different slugs', () => {
    const dump = anOldDump();
    dump['cookbooks']?.push({ ...dump['cookbooks'][0], id: hex(36) });

    expect(recordsOf(dump, 'cookbook').map(({ slug }) => slug)).toEqual(['soups', 'soups-1']);
  });
});

describe('duplicate names in a group', () => {
  it('are merged into one food, unit or label, and all references are updated', () => {
    const dump = aDump();
    dump['ingredient_foods']?.push({ id: hex(29), name: 'Peas', group_id: hex(1), label_id: hex(28) });
    dump['ingredient_units']?.push({ id: hex(27), name: 'gram', group_id: hex(1) });
    dump['multi_purpose_labels']?.push({ id: hex(28), name: 'Frozen', group_id: hex(1) });
    dump['ingredient_foods']?.push({ id: hex(19), name: 'ice', group_id: hex(1), label_id: hex(28) });
    dump['recipes_ingredients']?.push({ position: 2, recipe_id: hex(10), food_id: hex(29), unit_id: hex(27) });
    const item = { id: hex(46), shopping_list_id: hex(40), position: 1 };
    dump['shopping_list_items']?.push({ ...item, food_id: hex(29), unit_id: hex(27), label_id: hex(28) });
    const [foodId, unitId, labelId] = [uuid(21), uuid(23), uuid(20)];

    expect(recordsOf(dump, 'food').map((food) => [food.id, food.labelId])).toEqual([
      [foodId, labelId],
      [uuid(19), labelId],
    ]);
    expect(recordsOf(dump, 'unit').map(({ id }) => id)).toEqual([unitId]);
    expect(recordsOf(dump, 'label').map(({ id }) => id)).toEqual([labelId]);
    expect(recordsOf(dump, 'recipe')[0]?.ingredients[2]).toMatchObject({ foodId, unitId });
    expect(recordsOf(dump, 'shopping-list')[0]?.items[1]).toMatchObject({ foodId, unitId, labelId });
  });

  it('keep each organizer of a recipe once', () => {
    const dump = aDump();
    dump['recipes_to_tags']?.push({ recipe_id: hex(10), tag_id: hex(25) });
    expect(recordsOf(dump, 'recipe')[0]?.tagIds).toEqual([uuid(25)]);
  });
});

describe('filters in tables of pairs', () => {
  it('are converted to text: any organizer unless all are required, and the households of a rule', () => {
    const old = aDump();
    const dump = {
      ...old,
      cookbooks: withoutColumns(old['cookbooks'], 'query_filter_string').map((row) => ({
        ...row,
        require_all_tools: 0,
      })),
      cookbooks_to_tools: [{ cookbook_id: hex(33), tool_id: hex(26) }],
      group_meal_plan_rules: withoutColumns(old['group_meal_plan_rules'], 'query_filter_string'),
      plan_rules_to_households: [{ group_plan_rule_id: hex(35), household_id: hex(2) }],
    };

    expect(recordsOf(dump, 'cookbook')).toMatchObject([{ queryFilterString: `tools.id IN ["${uuid(26)}"]` }]);
    expect(recordsOf(dump, 'plan-rule')).toMatchObject([{ queryFilterString: `household_id IN ["${uuid(2)}"]` }]);
  });
});
