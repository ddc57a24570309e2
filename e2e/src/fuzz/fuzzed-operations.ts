import {
  operationsIn,
  type ApiDescription,
  type ListedOperation,
  type Operation,
  type OperationDescription,
} from '../support/api-description.js';
import type { JsonSchema } from '../support/fixtures/example-body.js';

/** An operation for random calls. */
export interface FuzzedOperation extends Operation {
  parameters: NonNullable<OperationDescription['parameters']>;
  /** The JSON body's schema. */
  body?: JsonSchema;
  /** The schema of a form with files. */
  form?: JsonSchema;
  /** The declared statuses. */
  statuses: string[];
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

/** The operations for random calls. */
export function fuzzedOperations(description: ApiDescription): FuzzedOperation[] {
  return operationsIn(description)
    .filter(({ method, path }) => !EXCLUDED.some((pattern) => pattern.test(`${method} ${path}`)))
    .map(toFuzzedOperation);
}

function toFuzzedOperation({ method, path, described }: ListedOperation): FuzzedOperation {
  const body = described.requestBody?.content?.['application/json']?.schema;
  const form = described.requestBody?.content?.['multipart/form-data']?.schema;
  const hasFiles = Object.values(form?.properties ?? {}).some(({ format }) => format === 'binary');
  const statuses = Object.keys(described.responses);
  const parameters = described.parameters ?? [];
  return { method, path, parameters, statuses, ...(body && { body }), ...(form && hasFiles && { form }) };
}
