import type { z } from 'zod';
import { definitionOf } from './schema-definition.js';

/** The parameters of a query; of those that are repeated but take one value, the last counts, as for existing servers. */
export function lastOfRepeated(schema: z.ZodType, query: unknown): unknown {
  const { shape } = definitionOf(schema);
  if (!shape || typeof query !== 'object' || query === null) return query;
  const takesOne = (key: string) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined; // not "constructor", which is inherited
    return field !== undefined && !takesList(field);
  };
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      Array.isArray(value) && takesOne(key) ? (value as unknown[]).at(-1) : (value as unknown),
    ]),
  );
}

function takesList(schema: z.ZodType): boolean {
  const { element, innerType, in: from, out, options = [] } = definitionOf(schema);
  return element !== undefined || [innerType, from, out, ...options].some((part) => part && takesList(part));
}
