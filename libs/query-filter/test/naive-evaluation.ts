import type { Comparison, Filter } from '../src/index.js';
import type { Doc, SampleData } from './sample-data.js';

type Value = string | number | boolean | Date | null;

/** The attributes of generated filters, with their values, and whether there may be several. */
export const PATHS: Record<string, { many: boolean; values: (data: SampleData, recipe: Doc) => Value[] }> = {
  id: { many: false, values: (_, recipe) => [recipe._id] },
  name: { many: false, values: (_, recipe) => [own(recipe, 'name')] },
  rating: { many: false, values: (_, recipe) => [own(recipe, 'rating')] },
  lastMade: { many: false, values: (_, recipe) => [own(recipe, 'lastMade')] },
  date_added: { many: false, values: (_, recipe) => [own(recipe, 'dateAdded')] },
  'settings.locked': { many: false, values: (_, recipe) => [own(recipe.settings as Doc, 'locked')] },
  'household.name': { many: false, values: (data, recipe) => names(households(data, recipe)) },
  'household.id': { many: false, values: (_, recipe) => [own(recipe, 'householdId')] },
  'household.group.name': { many: false, values: (data, recipe) => names(groups(data, recipe)) },
  'tags.id': { many: true, values: (data, recipe) => ids(tags(data, recipe)) },
  'tags.name': { many: true, values: (data, recipe) => names(tags(data, recipe)) },
  'recipeIngredient.note': {
    many: true,
    values: (_, recipe) => orNull(ingredients(recipe).map((one) => own(one, 'note'))),
  },
  'recipeIngredient.food.id': {
    many: true,
    values: (_, recipe) => orNull(ingredients(recipe).map((one) => own(one, 'foodId'))),
  },
  'recipe_ingredient.food.name': { many: true, values: (data, recipe) => names(foods(data, recipe)) },
  'recipeIngredient.food.aliases.name': { many: true, values: (data, recipe) => names(aliases(data, recipe)) },
  'recipeIngredient.food.label.name': { many: true, values: (data, recipe) => names(labels(data, recipe)) },
  'favoritedBy.id': { many: true, values: (data, recipe) => ids(users(data, recipe)) },
  'favoritedBy.username': {
    many: true,
    values: (data, recipe) => orNull(users(data, recipe).map((user) => own(user, 'username'))),
  },
};

/** Evaluates a filter on the values directly, without regular expressions and database filters. */
export function evaluate(filter: Filter, data: SampleData, recipe: Doc): boolean {
  if (filter.kind !== 'comparison') {
    const isTermTrue = (term: Filter): boolean => evaluate(term, data, recipe);
    return filter.kind === 'and' ? filter.terms.every(isTermTrue) : filter.terms.some(isTermTrue);
  }
  const path = PATHS[filter.attribute];
  if (!path) throw new Error(`The evaluation does not know ${filter.attribute}.`);
  return isTrue(filter, path.values(data, recipe), path.many);
}

function isTrue({ operator, value }: Comparison, values: Value[], many: boolean): boolean {
  const texts = value === null ? [] : [value].flat();
  const [text = ''] = texts;
  const some = (test: (value: NonNullable<Value>) => boolean): boolean =>
    values.some((one) => one !== null && test(one));
  const none = (test: (value: NonNullable<Value>) => boolean): boolean => !some(test) && (many || values[0] !== null);
  switch (operator) {
    case 'IS':
      return values.includes(null);
    case 'IS NOT':
      return some(() => true);
    case '=':
      return some((one) => compare(one, text) === 0);
    case '<>':
      return none((one) => compare(one, text) === 0);
    case '<':
      return some((one) => compare(one, text) < 0);
    case '>':
      return some((one) => compare(one, text) > 0);
    case '<=':
      return some((one) => compare(one, text) <= 0);
    case '>=':
      return some((one) => compare(one, text) >= 0);
    case 'IN':
      return some((one) => texts.some((each) => compare(one, each) === 0));
    case 'NOT IN':
      return none((one) => texts.some((each) => compare(one, each) === 0));
    case 'LIKE':
      return some((one) => isLike(String(one), text));
    case 'NOT LIKE':
      return none((one) => isLike(String(one), text));
    case 'CONTAINS ALL':
      return texts.every((each) => some((one) => compare(one, each) === 0));
  }
}

function compare(value: NonNullable<Value>, text: string): number {
  if (typeof value === 'number') return value - Number(text);
  if (typeof value === 'boolean') return Number(value) - (/^[ty1]/i.test(text) ? 1 : 0);
  if (value instanceof Date) return value.getTime() - Date.parse(text);
  if (value === text) return 0;
  return value < text ? -1 : 1;
}

/** LIKE by exhaustive search. */
export function isLike(text: string, pattern: string): boolean {
  if (pattern === '') return text === '';
  if (pattern.startsWith('%')) return isLike(text, pattern.slice(1)) || (text !== '' && isLike(text.slice(1), pattern));
  const isSame = pattern.startsWith('_') || text[0]?.toLowerCase() === pattern[0]?.toLowerCase();
  return text !== '' && isSame && isLike(text.slice(1), pattern.slice(1));
}

/** Null for no values, as in an outer join. */
function orNull(values: Value[]): Value[] {
  return values.length > 0 ? values : [null];
}

function own(doc: Record<string, unknown> | null | undefined, key: string): Value {
  return (doc?.[key] ?? null) as Value;
}
function names(docs: (Record<string, unknown> | null)[]): Value[] {
  return orNull(docs.map((doc) => own(doc, 'name')));
}
function ids(docs: Doc[]): Value[] {
  return orNull(docs.map(({ _id }) => _id));
}
function byId(docs: Doc[], id: unknown): Doc | null {
  return docs.find(({ _id }) => _id === id) ?? null;
}

function ingredients(recipe: Doc): Doc[] {
  return (recipe.ingredients ?? []) as Doc[];
}
function households({ households: all }: SampleData, recipe: Doc): (Doc | null)[] {
  return [byId(all, recipe.householdId)];
}
function groups(data: SampleData, recipe: Doc): (Doc | null)[] {
  return households(data, recipe).map((household) => byId(data.groups, household?.groupId));
}
function tags({ tags: all }: SampleData, recipe: Doc): Doc[] {
  return ((recipe.tagIds ?? []) as string[]).flatMap((id) => byId(all, id) ?? []);
}
function users({ users: all, favorites }: SampleData, recipe: Doc): Doc[] {
  return favorites.filter(({ recipeId }) => recipeId === recipe._id).flatMap(({ userId }) => byId(all, userId) ?? []);
}
function foods(data: SampleData, recipe: Doc): (Doc | null)[] {
  return ingredients(recipe).map(({ foodId }) => byId(data.foods, foodId));
}
function aliases(data: SampleData, recipe: Doc): (Record<string, unknown> | null)[] {
  return foods(data, recipe).flatMap((food) => {
    const all = (food?.aliases ?? []) as Record<string, unknown>[];
    return all.length > 0 ? all : [null];
  });
}
function labels(data: SampleData, recipe: Doc): (Doc | null)[] {
  return foods(data, recipe).map((food) => byId(data.labels, food?.labelId));
}
