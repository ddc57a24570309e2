import type { ApiBodyOptions } from '@nestjs/swagger';
import type { z } from 'zod';
import { contractJsonSchema } from './contract-json-schema.js';

type SchemaObject = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

/** A contract schema as OpenAPI writes it, for bodies that are forms and so have no typed parameter. */
export function jsonSchemaOf(contract: z.ZodType): SchemaObject {
  const { schema, definitions } = contractJsonSchema(contract, 'input');
  // A schema with a name of its own is written as a reference to itself, which cannot be resolved in a form.
  const { id: _id, ...rest } = definitions[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
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
