import type { z } from 'zod';
import { definitionOf } from './schema-definition.js';

/** A query without the optional parameters that are sent empty (`perPage=`) and do not take text. */
export function emptyAsAbsent(schema: z.ZodType, query: unknown): unknown {
  const { shape = {} } = definitionOf(schema);
  if (typeof query !== 'object' || query === null || !Object.values(query).includes('')) return query;
  const isAbsent = (key: string, value: unknown) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    return value === '' && field !== undefined && isOptional(field) && !field.safeParse(value).success;
  };
  return Object.fromEntries(Object.entries(query).filter(([key, value]) => !isAbsent(key, value)));
}

function isOptional(field: z.ZodType): boolean {
  return field.safeParse(undefined).success;
}
