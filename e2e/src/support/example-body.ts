/** As far as bodies are described. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  minItems?: number;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}
export type Schemas = Record<string, JsonSchema>;

const TEXTS: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  'date-time': '2026-01-01T00:00:00Z',
  date: '2026-01-01',
  time: '12:00:00',
  email: 'nobody@example.org',
  uri: 'http://192.0.2.1/',
};

/** The schema itself, where another one names it. */
export function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? resolved(schemas[name] ?? {}, schemas) : schema;
}

/** The least that a schema asks for, naming nothing that exists. */
export function exampleOf(given: JsonSchema, schemas: Schemas): unknown {
  const schema = resolved(given, schemas);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return exampleOf(choice, schemas);
  return plainExample(schema, schemas);
}

function plainExample(schema: JsonSchema, schemas: Schemas): unknown {
  const [type] = [schema.type].flat();
  if (type === 'array') return schema.items ? [exampleOf(schema.items, schemas)] : [];
  if (type === 'string') return TEXTS[schema.format ?? ''] ?? 'text';
  if (type === 'number' || type === 'integer') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return false;
  const wanted = schema.required ?? [];
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => wanted.includes(name));
  return Object.fromEntries(properties.map(([name, property]) => [name, exampleOf(property, schemas)]));
}

/** The names that a body of this schema, or one of a list of them, may have; empty for what is no object. */
export function keysOf(given: JsonSchema, schemas: Schemas): string[] {
  const schema = resolved(given, schemas);
  if (schema.items) return keysOf(schema.items, schemas);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  return [...Object.keys(schema.properties ?? {}), ...choices.flatMap((each) => keysOf(each, schemas))];
}
