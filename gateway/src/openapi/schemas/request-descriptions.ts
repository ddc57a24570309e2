import type { OpenAPIObject } from '@nestjs/swagger';
import type { Operation } from '../error-responses.js';

/** The parts of a JSON Schema that contain fields. */
interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
type Schemas = Record<string, Schema>;

/** Records within records, for example the unit of an ingredient of a recipe. */
const MAX_DEPTH = 6;
const JSON_TYPE = 'application/json';

/**
 * Describes the fields of requests: one that the contract describes in the response of the operation, or in that of `GET`
 * with the same path, has the same meaning in the request.
 */
export function describeRequests({ paths, components }: OpenAPIObject): void {
  // OpenAPI 3.1 schemas are JSON Schema; only the types of the two libraries differ.
  const schemas = (components?.schemas ?? {}) as Schemas;
  for (const item of Object.values(paths)) {
    for (const operation of [item.post, item.put, item.patch]) {
      const request = operation && requestOf(operation);
      if (!request) continue;
      for (const source of [operation, item.get]) {
        const response = source && responseOf(source);
        if (response) inheritDescriptions(request, response, schemas);
      }
    }
  }
}

function requestOf({ requestBody }: Operation): Schema | undefined {
  return requestBody && 'content' in requestBody ? requestBody.content[JSON_TYPE]?.schema : undefined;
}

function responseOf({ responses }: Operation): Schema | undefined {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return success && 'content' in success ? success.content?.[JSON_TYPE]?.schema : undefined;
}

function inheritDescriptions(request: Schema, response: Schema, schemas: Schemas, depth = 0): void {
  if (depth > MAX_DEPTH) return;
  const described = new Map(objectsIn(response, schemas).flatMap(({ properties = {} }) => Object.entries(properties)));
  for (const { properties = {} } of objectsIn(request, schemas)) {
    for (const [name, field] of Object.entries(properties)) {
      const counterpart = described.get(name);
      if (!counterpart || counterpart === field) continue;
      if (counterpart.description) field.description ??= counterpart.description;
      inheritDescriptions(field, counterpart, schemas, depth + 1);
    }
  }
}

/** The objects that a schema refers to, or that its list contains. */
function objectsIn(schema: Schema, schemas: Schemas): Schema[] {
  const name = schema.$ref?.split('/').at(-1);
  if (name) return objectsIn(schemas[name] ?? {}, schemas);
  if (schema.items) return objectsIn(schema.items, schemas);
  if (schema.anyOf) return schema.anyOf.flatMap((choice) => objectsIn(choice, schemas));
  return schema.properties ? [schema] : [];
}
