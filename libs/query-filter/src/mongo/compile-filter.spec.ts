import fc from 'fast-check';
import { anyFilter, anySampleData } from '../../test/arbitraries.js';
import { matches } from '../../test/mongo-matcher.js';
import { evaluate } from '../../test/naive-evaluation.js';
import { resolverFor, schema } from '../../test/sample-data.js';
import { checkFilter } from '../checked-filter.js';
import { parseFilter } from '../syntax/parse-filter.js';
import { compileFilter, relationQueries, toMongo } from './to-mongo.js';
import type { MongoFilter } from './mongo-filter.js';
import type { RelationQuery } from './relation-query.js';

function compiled(text: string, idsByRelation: Record<string, string[]> = {}): MongoFilter {
  const filter = parseFilter(text);
  if (!filter) throw new Error('The filter is empty.');
  return toMongo(checkFilter(filter, { schema, resource: 'recipes' }), ({ relation }) => idsByRelation[relation] ?? []);
}

const ID = '10000000-0000-4000-8000-000000000001';

describe('toMongo', () => {
  it.each<[string, MongoFilter]>([
    ['name = "Pie"', { name: { $eq: 'Pie' } }],
    ['name <> "Pie"', { name: { $nin: ['Pie', null] } }],
    ['name NOT IN [a, b]', { name: { $nin: ['a', 'b', null] } }],
    ['name LIKE "a.%"', { name: { $regex: /^a\./iu } }],
    ['name NOT LIKE pie', { name: { $not: /^pie(?![\s\S])/iu, $ne: null } }],
    ['name IS NULL', { name: null }],
    ['rating >= 3.5', { rating: { $gte: 3.5 } }],
    ['org_url = x', { orgURL: { $eq: 'x' } }],
    [`id = ${ID}`, { _id: { $eq: ID } }],
    ['settings.locked = yes', { 'settings.locked': { $eq: true } }],
    ['last_made > 2024-01-02', { lastMade: { $gt: new Date('2024-01-02T00:00:00Z') } }],
    ['dateAdded = 2024-01-02', { dateAdded: { $eq: '2024-01-02' } }],
    ['recipe_ingredient.note = x', { 'ingredients.note': { $eq: 'x' } }],
    ['recipeIngredient.note <> x', { 'ingredients.note': { $ne: 'x' } }],
    ['recipeIngredient.note IS NOT NULL', { ingredients: { $elemMatch: { note: { $ne: null } } } }],
    [`tags.id IN [${ID}]`, { tagIds: { $in: [ID] } }],
    [`tags.id CONTAINS ALL [${ID}]`, { $and: [{ tagIds: { $eq: ID } }] }],
    ['tags.id IS NULL', { $or: [{ tagIds: null }, { tagIds: { $size: 0 } }] }],
    ['tags.id IS NOT NULL', { 'tagIds.0': { $exists: true } }],
    [
      'rating > 1 AND rating < 3 OR name = x',
      { $and: [{ rating: { $gt: 1 } }, { $or: [{ rating: { $lt: 3 } }, { name: { $eq: 'x' } }] }] },
    ],
  ])('converts %p to a filter', (text, expected) => {
    expect(compiled(text)).toEqual(expected);
  });

  it('inserts the ids of related records', () => {
    expect(compiled('tags.name = x', { tags: ['t'] })).toEqual({ tagIds: { $in: ['t'] } });
    expect(compiled('tags.name <> x', { tags: ['t'] })).toEqual({ tagIds: { $nin: ['t'] } });
    expect(compiled('household.name = x', { household: ['h'] })).toEqual({ householdId: { $in: ['h'] } });
    expect(compiled('household.name <> x', { household: ['h'] })).toEqual({ householdId: { $nin: ['h', null] } });
    expect(compiled('recipeIngredient.food.name = x', { 'recipeIngredient.food': ['f'] })).toEqual({
      'ingredients.foodId': { $in: ['f'] },
    });
    expect(compiled(`favoritedBy.id = ${ID}`, { favoritedBy: ['r'] })).toEqual({ _id: { $in: ['r'] } });
  });

  it('matches nothing when a single value would have to equal two values', () => {
    expect(compiled('name CONTAINS ALL [a, b]')).toEqual({ _id: { $in: [] } });
    expect(compiled('name CONTAINS ALL [a, a]')).toEqual({ $and: [{ name: { $eq: 'a' } }, { name: { $eq: 'a' } }] });
  });
});

describe('relationQueries', () => {
  it('returns each query once, and none for ids that the record contains', () => {
    const filter = parseFilter(
      `tags.name = x OR tags.name = x AND household.id = ${ID} OR tags.name <> x OR favoritedBy.admin = true`,
    );
    const checked = filter && checkFilter(filter, { schema, resource: 'recipes' });
    const queries = checked ? relationQueries(checked) : [];
    expect(queries.map(({ relation, resource, select }) => [relation, resource, select])).toEqual([
      ['tags', 'tags', 'related'],
      ['favoritedBy', 'users', 'owners'],
    ]);
  });
});

describe('compileFilter', () => {
  it('finds exactly the records that match the filter', async () => {
    await fc.assert(
      fc.asyncProperty(anySampleData, anyFilter, async (data, filter) => {
        const checked = checkFilter(filter, { schema, resource: 'recipes' });
        const mongo = await compileFilter(checked, resolverFor(data));
        const ids = data.recipes.filter((recipe) => matches(recipe, mongo)).map(({ _id }) => _id);
        const expected = data.recipes.filter((recipe) => evaluate(filter, data, recipe)).map(({ _id }) => _id);
        expect(ids).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('resolves one query after the other, and none after a failed one', async () => {
    const filter = parseFilter('tags.name = x OR household.name = x OR favoritedBy.username = x');
    const checked = filter && checkFilter(filter, { schema, resource: 'recipes' });
    const begun: string[] = [];
    const resolve = ({ relation }: RelationQuery) => {
      begun.push(relation);
      return relation === 'household' ? Promise.reject(new Error('too late')) : Promise.resolve([]);
    };

    await expect(checked && compileFilter(checked, resolve)).rejects.toThrow('too late');

    expect(begun).toEqual(['tags', 'household']);
  });

  it('resolves nothing when the record contains all attributes', async () => {
    const filter = parseFilter('name = x OR rating IS NULL');
    const checked = filter && checkFilter(filter, { schema, resource: 'recipes' });
    const resolve = () => Promise.reject(new Error('resolved'));
    await expect(checked && compileFilter(checked, resolve)).resolves.toHaveProperty('$or');
  });
});
