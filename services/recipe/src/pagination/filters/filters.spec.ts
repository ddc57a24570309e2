import { checkFilter, parseFilter } from '@larder/query-filter';
import { matchEntry } from '@larder/service-kit';
import { FILTER_SCHEMA, type Resource } from './filter-schema.js';
import { onHandFilter } from './on-hand-filter.js';
import { presentFilter } from './present-filter.js';

function check(resource: Resource, text: string) {
  const filter = parseFilter(text);
  if (!filter) throw new Error('empty');
  return checkFilter(filter, { schema: FILTER_SCHEMA, resource });
}

describe('supported filters', () => {
  it.each([
    'tags.name = "Quick"',
    'recipe_category.id IS NULL',
    'recipeIngredient.food.aliases.name LIKE "%dal%"',
    'household.preferences.private_household = false',
    'user.full_name = "Ana"',
    'extras.key_name = "thaw"',
    'settings.public = true AND nutrition.calories > 300',
    'last_made IS NOT NULL',
    'tools.onHand = true',
    'org_url LIKE "%example%"',
    'household.users.full_name = "Ana"',
    'group.households.slug = "family"',
    'mealEntries.recipe.name = "Soup" AND mealEntries.user.username = "ana"',
  ])('%s', (text) => {
    expect(() => check('recipes', text)).not.toThrow();
  });

  it.each([
    'user.password LIKE "%"',
    'user.email = "a@b.c"',
    'outbox.json LIKE "%"',
    'slugKey = "x"',
    'search.name = "x"',
    'householdsOnHand = "x"',
    'user.household.preferences.x = 1',
  ])('do not include %s', (text) => {
    expect(() => check('recipes', text)).toThrow('does not exist on this schema');
  });
});

describe('a directory entry', () => {
  const entry = {
    id: 'a0a0a0a0-1111-4222-8333-444455556666',
    name: 'Home',
    slug: 'home',
    preferences: { privateHousehold: true, firstDayOfWeek: 1 },
    users: [{ username: 'ana' }, { username: null }],
    group: { households: [], users: [{ username: 'ana' }, { username: 'bo' }] },
  };

  it.each([
    ['name = "Home"', true],
    ['name = "home"', false],
    ['name LIKE "h%"', true],
    ['name NOT LIKE "h%"', false],
    ['name <> "Away"', true],
    ['slug IN ["home", "away"]', true],
    ['slug NOT IN ["home"]', false],
    ['id = "A0A0A0A0111142228333444455556666"', true],
    ['preferences.privateHousehold = true', true],
    ['preferences.firstDayOfWeek >= 2', false],
    ['preferences.firstDayOfWeek < 2 AND slug = "home"', true],
    ['name = "x" OR slug = "home"', true],
    ['preferences.recipePublic = true', false],
    ['preferences.recipePublic <> true', false],
    ['preferences.recipePublic IS NULL', true],
    ['name IS NOT NULL', true],
    ['slug CONTAINS ALL ["home"]', true],
    ['users.username = "ana"', true],
    ['users.username = "bo"', false],
    ['users.username <> "ana"', false],
    ['users.username <> "bo"', true],
    ['users.username NOT IN ["bo", "cy"]', true],
    ['users.username NOT LIKE "a%"', false],
    ['users.username IS NULL', true],
    ['users.username IS NOT NULL', true],
    ['group.users.username IS NULL', false],
    ['group.households.name IS NULL', true],
    ['group.households.name IS NOT NULL', false],
    ['group.households.name <> "x"', true],
  ])('%s: %s', (text, matches) => {
    expect(matchEntry(check('households', text), entry)).toBe(matches);
  });
});

describe('filters on "on hand"', () => {
  const onHandHere = { householdsOnHand: 'us' };
  const notOnHandHere = { householdsOnHand: { $ne: 'us' } };

  it.each([
    [{ $eq: true }, onHandHere],
    [{ $eq: false }, notOnHandHere],
    [{ $nin: [true, null] }, notOnHandHere],
    [{ $in: [true, false] }, {}],
    [{ $ne: null }, {}],
    [null, { _id: { $in: [] } }],
    [{ $gt: false }, onHandHere],
    [{ $lte: false }, notOnHandHere],
  ])('%j refers to the own household', (condition, meaning) => {
    expect(onHandFilter({ householdsOnHand: condition }, 'us')).toEqual({ $and: [meaning] });
  });

  it('do not change other conditions, and include nested ones', () => {
    const filter = { $or: [{ name: { $eq: 'x' } }, { $and: [{ householdsOnHand: { $eq: true } }] }] };
    expect(onHandFilter(filter, 'us')).toEqual({ $or: [{ name: { $eq: 'x' } }, { $and: [{ $and: [onHandHere] }] }] });
  });
});

describe('filters on present values', () => {
  it('become a range where there is an index', () => {
    const filter = {
      $and: [{ lastMade: { $ne: null } }, { $or: [{ rating: { $ne: null } }, { image: { $ne: null } }] }],
    };
    expect(presentFilter(filter)).toEqual({
      $and: [
        { lastMade: { $gte: expect.any(Date) as Date } },
        { $or: [{ rating: { $gte: 0 } }, { image: { $ne: null } }] },
      ],
    });
  });

  it('do not change other conditions', () => {
    const filter = { lastMade: { $ne: 3 }, rating: null, name: { $eq: 'x' } };
    expect(presentFilter(filter)).toEqual(filter);
  });
});
