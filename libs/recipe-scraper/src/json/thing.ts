/** A schema.org object of a page: any property may be missing or have any value. */
export type Thing = Record<string, unknown>;

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as a list; empty for null and undefined. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as unknown[]) : [value];
}

/** Whether a property has a value: not absent, null, blank, or an empty list. */
export function isPresent(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.some(isPresent);
}

/** The address of schema.org, or what pages write for it: "schema:name", "s:name". */
const PREFIX = /^(?:https?:\/\/(?:www\.)?schema\.org\/|(?:schema|schemaorg|sdo|so|s):)/i;

/** Names that pages write in the wrong case: "RecipeInstructions". */
const KNOWN_NAMES = new Map(
  ['name', 'description', 'image', 'recipeYield', 'recipeIngredient', 'recipeInstructions', 'totalTime', 'prepTime']
    .concat(['performTime', 'cookTime', 'nutrition', 'keywords', 'itemListElement', 'ingredients', 'instructions'])
    .map((name) => [name.toLowerCase(), name]),
);

/** Property names as in schema.org: without vocabulary prefix, with corrected case. */
export function plainName(name: string): string {
  const plain = name.replace(PREFIX, '');
  return KNOWN_NAMES.get(plain.toLowerCase()) ?? plain;
}

/** The first stated value among the named properties. */
export function propertyOf(thing: Thing, ...names: string[]): unknown {
  for (const name of names) if (Object.hasOwn(thing, name) && isPresent(thing[name])) return thing[name];
  return undefined;
}

/** Whether the `@type` (or `type`) of an object, a text or a list of texts, contains `type` in any case. */
export function hasType(thing: Thing, type: string): boolean {
  const lowerType = type.toLowerCase();
  return listOf(thing['@type'] ?? thing['type']).some(
    (type) => typeof type === 'string' && type.toLowerCase().includes(lowerType),
  );
}

/** Whether an object has lists by the names of their groups: `{ "Dough": […], "Filling": […] }`. */
export function areNamedGroups(thing: Thing): boolean {
  const names = Object.keys(thing);
  return names.length > 1 && names.every((name) => /^[^@]*\p{L}/u.test(name) && Array.isArray(thing[name]));
}

/** A list in the order of the `position` of its items, where each has a different one. */
export function inStatedOrder(list: readonly unknown[]): readonly unknown[] {
  const positions = list.map((item) => (isThing(item) ? Number(item['position'] ?? NaN) : NaN));
  if (positions.some(Number.isNaN) || new Set(positions).size < list.length) return list;
  const order = [...list.keys()].sort((one, other) => (positions[one] ?? 0) - (positions[other] ?? 0));
  return order.map((index) => list[index]);
}
