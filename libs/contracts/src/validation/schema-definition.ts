import type { z } from 'zod';

/** What the schemas of all kinds say about their parts; zod's own types differ per kind. */
export interface SchemaDefinition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: z.ZodType[];
  getter?: () => z.ZodType;
}

export const definitionOf = (schema: z.ZodType): SchemaDefinition => schema.def;
