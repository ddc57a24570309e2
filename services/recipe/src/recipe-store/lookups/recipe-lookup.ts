import { formatUuid, isUuid, type GroupScope } from '@larder/contracts';
import { shortKey } from '../../records/index.js';

/** A recipe of a group that is looked up by its slug or, when the text looks like one, by its id. */
export interface RecipeLookup {
  readonly groupId: string;
  readonly field: '_id' | 'slug';
  readonly value: string;
}

export function lookupFor({ groupId }: GroupScope, slugOrId: string): RecipeLookup {
  if (isUuid(slugOrId)) return { groupId, field: '_id', value: formatUuid(slugOrId) };
  return { groupId, field: 'slug', value: slugOrId };
}

/** The filter for the recipes of look-ups in the same group by the same field. */
export function lookupFilter({ groupId, field, value }: RecipeLookup, others: readonly RecipeLookup[] = []) {
  const values = [value, ...others.map((other) => other.value)];
  if (field === '_id') return { _id: oneOf(values), groupId };
  return { groupId, slugKey: oneOf(values.map(shortKey)), slug: oneOf(values) };
}

/** The recipe of a look-up among those that were found; null when there is none. */
export function matchOf<Recipe extends { _id: string; slug: string }>(
  { field, value }: RecipeLookup,
  recipes: readonly Recipe[],
): Recipe | null {
  return recipes.find((recipe) => recipe[field] === value) ?? null;
}

function oneOf(values: string[]): string | { $in: string[] } {
  const [first = ''] = values;
  return values.length === 1 ? first : { $in: values };
}
