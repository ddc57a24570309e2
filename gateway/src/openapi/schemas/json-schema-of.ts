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

const FILE = { type: 'string', format: 'binary' };
const textFields = (names: string[]) => Object.fromEntries(names.map((name) => [name, { type: 'string' }]));

/** A multipart form with one file and, if any, text fields. */
export function fileForm(file: string, ...fields: string[]): SchemaObject {
  return { ...optionalFileForm(file, ...fields), required: [file] };
}

/** The same with a file that may be missing. */
export function optionalFileForm(file: string, ...fields: string[]): SchemaObject {
  return { type: 'object', properties: { [file]: FILE, ...textFields(fields) } };
}

/** A multipart form with several files under one name. */
export function filesForm(files: string, ...fields: string[]): SchemaObject {
  const properties = { [files]: { type: 'array', items: FILE }, ...textFields(fields) };
  return { type: 'object', properties, required: [files] };
}
