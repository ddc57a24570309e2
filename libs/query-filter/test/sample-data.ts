import { compileFilter, type MongoFilter, type RecordId, type RelationQuery, type Schema } from '../src/index.js';
import { matches } from './mongo-matcher.js';

/** A small schema with every kind of attribute and with circular relations. */
export const schema: Schema = {
  recipes: {
    id: 'uuid',
    name: { type: 'text', sortField: 'nameSorted' },
    slug: 'text',
    rating: 'number',
    lastMade: 'datetime',
    dateAdded: 'date',
    orgURL: 'text',
    householdId: 'uuid',
    settings: { attributes: { locked: 'boolean', public: 'boolean' } },
    recipeIngredient: {
      field: 'ingredients',
      many: true,
      attributes: {
        note: 'text',
        quantity: 'number',
        foodId: 'uuid',
        food: { resource: 'foods', link: { field: 'foodId' } },
      },
    },
    household: { resource: 'households', link: { field: 'householdId' } },
    tags: { resource: 'tags', link: { field: 'tagIds', many: true } },
    favoritedBy: { resource: 'users', link: 'owners' },
  },
  households: { id: 'uuid', name: 'text', group: { resource: 'groups', link: { field: 'groupId' } } },
  groups: { id: 'uuid', name: 'text', households: { resource: 'households', link: 'owners' } },
  tags: { id: 'uuid', name: 'text' },
  users: { id: 'uuid', username: 'text', admin: 'boolean' },
  foods: {
    id: 'uuid',
    name: 'text',
    aliases: { many: true, attributes: { name: 'text' } },
    label: { resource: 'labels', link: { field: 'labelId' } },
  },
  labels: { id: 'uuid', name: 'text' },
};

export type Doc = { _id: string } & Record<string, unknown>;
export type SampleData = Record<'recipes' | 'households' | 'groups' | 'tags' | 'users' | 'foods' | 'labels', Doc[]> & {
  favorites: { userId: string; recipeId: string }[];
};

/** Resolves queries on related records as services do: by filtering the other collection in the same way. */
export function resolverFor(data: SampleData): (query: RelationQuery) => Promise<RecordId[]> {
  return async function resolve({ resource, relation, select, filter }): Promise<RecordId[]> {
    const compiled: MongoFilter = filter ? await compileFilter(filter, resolve) : {};
    const related = data[resource as keyof Omit<SampleData, 'favorites'>].filter((doc) => matches(doc, compiled));
    const ids = related.map(({ _id }) => _id);
    if (select === 'related') return ids;
    if (relation === 'households') return related.map(({ groupId }) => groupId as string);
    return data.favorites.filter(({ userId }) => ids.includes(userId)).map(({ recipeId }) => recipeId);
  };
}
