import type { JsonSchema, Schemas } from '../support/fixtures/example-body.js';

/** An operation of `/openapi.json`. */
export interface FuzzedOperation {
  method: string;
  path: string;
  parameters: { in: string; name: string; schema: JsonSchema; required?: boolean }[];
  /** The JSON body's schema. */
  body?: JsonSchema;
  /** The schema of a form with files. */
  form?: JsonSchema;
  /** The declared statuses. */
  statuses: string[];
}

export interface ApiDescription {
  paths: Record<string, Record<string, DescribedOperation>>;
  components?: { schemas?: Schemas };
}
interface DescribedOperation {
  parameters?: FuzzedOperation['parameters'];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

/** Operations that end the session, call foreign servers, or never end. */
const EXCLUDED = [
  /^GET \/api\/households\/live$/,
  /^POST \/api\/auth\/logout$/,
  /^\w+ \/api\/auth\/(refresh|oauth)/,
  /^POST \/api\/recipes\/(create\/url|test-scrape-url)/,
  /^POST \/api\/recipes\/\{slug\}\/image$/,
  /^POST .*(\/test|\/rerun|\/trigger\/.*|\/email|\/debug\/openai)$/,
];

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** The operations for random calls. */
export function fuzzedOperations({ paths }: ApiDescription): FuzzedOperation[] {
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, described]) => operationOf(method.toUpperCase(), path, described)),
  );
  return all.filter(({ method, path }) => !EXCLUDED.some((pattern) => pattern.test(`${method} ${path}`)));
}

function operationOf(method: string, path: string, described: DescribedOperation): FuzzedOperation {
  const body = described.requestBody?.content?.['application/json']?.schema;
  const form = described.requestBody?.content?.['multipart/form-data']?.schema;
  const hasFiles = Object.values(form?.properties ?? {}).some(({ format }) => format === 'binary');
  const statuses = Object.keys(described.responses);
  const parameters = described.parameters ?? [];
  return { method, path, parameters, statuses, ...(body && { body }), ...(form && hasFiles && { form }) };
}
