import type { Comparison, Filter } from '../src/index.js';
import type { Doc, Pantry } from './pantry.js';

type Value = string | number | boolean | Date | null;

/** Attributes the generated filters speak of, with whether there may be several values. */
export const PATHS: Record<string, { many: boolean; values: (pantry: Pantry, recipe: Doc) => Value[] }> = {
  id: { many: false, values: (_, recipe) => [recipe._id] },
  name: { many: false, values: (_, recipe) => [own(recipe, 'name')] },
  rating: { many: false, values: (_, recipe) => [own(recipe, 'rating')] },
  lastMade: { many: false, values: (_, recipe) => [own(recipe, 'lastMade')] },
  date_added: { many: false, values: (_, recipe) => [own(recipe, 'dateAdded')] },
  'settings.locked': { many: false, values: (_, recipe) => [own(recipe.settings as Doc, 'locked')] },
  'household.name': { many: false, values: (pantry, recipe) => names(households(pantry, recipe)) },
  'household.id': { many: false, values: (_, recipe) => [own(recipe, 'householdId')] },
  'household.group.name': { many: false, values: (pantry, recipe) => names(groups(pantry, recipe)) },
  'tags.id': { many: true, values: (pantry, recipe) => ids(tags(pantry, recipe)) },
  'tags.name': { many: true, values: (pantry, recipe) => names(tags(pantry, recipe)) },
  'recipeIngredient.note': {
    many: true,
    values: (_, recipe) => orNull(ingredients(recipe).map((one) => own(one, 'note'))),
  },
  'recipeIngredient.food.id': {
    many: true,
    values: (_, recipe) => orNull(ingredients(recipe).map((one) => own(one, 'foodId'))),
  },
  'recipe_ingredient.food.name': { many: true, values: (pantry, recipe) => names(foods(pantry, recipe)) },
  'recipeIngredient.food.aliases.name': { many: true, values: (pantry, recipe) => names(aliases(pantry, recipe)) },
  'recipeIngredient.food.label.name': { many: true, values: (pantry, recipe) => names(labels(pantry, recipe)) },
  'favoritedBy.id': { many: true, values: (pantry, recipe) => ids(users(pantry, recipe)) },
  'favoritedBy.username': {
    many: true,
    values: (pantry, recipe) => orNull(users(pantry, recipe).map((user) => own(user, 'username'))),
  },
};

/** The semantics of the language, evaluated on the values alone: no regular expression, no database filter. */
export function evaluate(filter: Filter, pantry: Pantry, recipe: Doc): boolean {
  if (filter.kind !== 'comparison') {
    const isTermTrue = (term: Filter): boolean => evaluate(term, pantry, recipe);
    return filter.kind === 'and' ? filter.terms.every(isTermTrue) : filter.terms.some(isTermTrue);
  }
  const path = PATHS[filter.attribute];
  if (!path) throw new Error(`The evaluation does not know ${filter.attribute}.`);
  return isTrue(filter, path.values(pantry, recipe), path.many);
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
  return value < text ? -1 : value > text ? 1 : 0;
}

/** LIKE by trying everything. */
export function isLike(text: string, pattern: string): boolean {
  if (pattern === '') return text === '';
  if (pattern.startsWith('%')) return isLike(text, pattern.slice(1)) || (text !== '' && isLike(text.slice(1), pattern));
  const isSame = pattern.startsWith('_') || text[0]?.toLowerCase() === pattern[0]?.toLowerCase();
  return text !== '' && isSame && isLike(text.slice(1), pattern.slice(1));
}

/** A record joined with nothing is joined with null, as an outer join does. */
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
function households({ households: all }: Pantry, recipe: Doc): (Doc | null)[] {
  return [byId(all, recipe.householdId)];
}
function groups(pantry: Pantry, recipe: Doc): (Doc | null)[] {
  return households(pantry, recipe).map((household) => byId(pantry.groups, household?.groupId));
}
function tags({ tags: all }: Pantry, recipe: Doc): Doc[] {
  return ((recipe.tagIds ?? []) as string[]).flatMap((id) => byId(all, id) ?? []);
}
function users({ users: all, favorites }: Pantry, recipe: Doc): Doc[] {
  return favorites.filter(({ recipeId }) => recipeId === recipe._id).flatMap(({ userId }) => byId(all, userId) ?? []);
}
function foods(pantry: Pantry, recipe: Doc): (Doc | null)[] {
  return ingredients(recipe).map(({ foodId }) => byId(pantry.foods, foodId));
}
function aliases(pantry: Pantry, recipe: Doc): (Record<string, unknown> | null)[] {
  return foods(pantry, recipe).flatMap((food) => {
    const all = (food?.aliases ?? []) as Record<string, unknown>[];
    return all.length > 0 ? all : [null];
  });
}
function labels(pantry: Pantry, recipe: Doc): (Doc | null)[] {
  return foods(pantry, recipe).map((food) => byId(pantry.labels, food?.labelId));
}
