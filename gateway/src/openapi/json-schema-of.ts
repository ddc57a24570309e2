import type { ApiBodyOptions } from '@nestjs/swagger';
import { z } from 'zod';

type SchemaObject = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

/** A contract schema as OpenAPI writes it, for bodies that are forms and so have no typed parameter. */
export function jsonSchemaOf(schema: z.ZodType): SchemaObject {
  const { $schema: _dialect, $defs, $ref, ...whole } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  // A schema with a name of its own is written as a reference to itself, which cannot be resolved in a form.
  const { id: _id, ...rest } = $defs?.[$ref?.split('/').at(-1) ?? ''] ?? whole;
  // OpenAPI 3.1 schemas are JSON Schema; only the two libraries' types differ.
  return rest as SchemaObject;
}

/** A multipart form with one file and, if any, text fields. */
export function fileForm(file: string, ...fields: string[]): SchemaObject {
  const texts = fields.map((name) => [name, { type: 'string' }] as const);
  return {
    type: 'object',
    properties: { [file]: { type: 'string', format: 'binary' }, ...Object.fromEntries(texts) },
  };
}
