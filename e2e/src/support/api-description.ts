import type { JsonSchema, Schemas } from './fixtures/example-body.js';

/** The description of the API at `/openapi.json`, as far as the tests read it. */
export interface ApiDescription {
  servers?: { url: string }[];
  paths: Record<string, Record<string, OperationDescription>>;
  components?: { schemas?: Schemas };
}

/** The description of an operation. */
export interface OperationDescription {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: ParameterDescription[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema?: JsonSchema }> }>;
}

interface ParameterDescription {
  in: string;
  name: string;
  description?: string;
  example?: unknown;
  schema: JsonSchema;
  required?: boolean;
}

export interface Operation {
  /** In capitals. */
  method: string;
  /** The path with `{placeholders}`. */
  path: string;
}

/** An operation with its description. */
export interface ListedOperation extends Operation {
  described: OperationDescription;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** Every operation of the description. */
export function operationsIn({ paths }: ApiDescription): ListedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, described]) => ({ method: method.toUpperCase(), path, described })),
  );
}
