// The index would load all contracts into threads that read exports.
import { RecipeChanges } from '@larder/contracts/recipe/changes/recipe-changes';
import type { RecipeInput } from '../drafts/index.js';
import { isJsonObject, type JsonObject } from '../json-values/index.js';

type FieldSchema = (typeof RecipeChanges.shape)[keyof typeof RecipeChanges.shape];

/** The fields of a recipe that can be stored. Of lists, the elements that can be stored, each without invalid keys. */
export function storableFields(raw: JsonObject): RecipeInput {
  const storable: JsonObject = {};
  for (const [key, schema] of Object.entries(RecipeChanges.shape)) {
    const value = raw[key];
    if (value === undefined) continue;
    if (schema.safeParse(value).success) storable[key] = value;
    else if (Array.isArray(value)) storable[key] = value.flatMap((element) => storableElement(schema, element));
  }
  return storable;
}

/** The element in a list of its own, without the keys that cannot be stored; an empty list if that is not enough. */
function storableElement(schema: FieldSchema, element: unknown): unknown[] {
  const { success, error } = schema.safeParse([element]);
  if (success) return [element];
  if (!isJsonObject(element)) return [];
  const invalid = new Set(error.issues.map(({ path }) => path[1]));
  const rest = Object.fromEntries(Object.entries(element).filter(([key]) => !invalid.has(key)));
  return schema.safeParse([rest]).success ? [rest] : [];
}
