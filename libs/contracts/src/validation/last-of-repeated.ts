import type { z } from 'zod';

type Definition = {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: z.ZodType[];
};

/** The parameters of a query; of those that are repeated but take one value, the last counts, as for existing servers. */
export function lastOfRepeated(schema: z.ZodType, query: unknown): unknown {
  const { shape } = definitionOf(schema);
  if (!shape || typeof query !== 'object' || query === null) return query;
  const takesOne = (key: string) => shape[key] !== undefined && !takesList(shape[key]);
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

function definitionOf(schema: z.ZodType): Definition {
  return schema.def as unknown as Definition;
}
