import { operationsIn, type ApiDescription, type Operation, type OperationDescription } from './api-description.js';
import type { JsonSchema } from './fixtures/example-body.js';
import { aVisitor } from './instances/product.js';

/** An operation with the description of its JSON body, absent when it has none, and its query parameters. */
export interface DescribedOperation extends Operation {
  body?: JsonSchema;
  query: string[];
}

const readDescription = async () => (await aVisitor().get('/openapi.json')).body as ApiDescription;

/** Every operation in `/openapi.json`. */
export async function allOperations(): Promise<Operation[]> {
  return operationsIn(await readDescription()).map(({ method, path }) => ({ method, path }));
}

/** The same with their bodies and referenced schemas; without streams, which never end. */
export async function describedOperations() {
  const description = await readDescription();
  const operations = operationsIn(description)
    .filter(({ described }) => !isStream(described))
    .map(({ method, path, described }): DescribedOperation => {
      const body = described.requestBody?.content?.['application/json']?.schema;
      const query = (described.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name);
      return { method, path, query, ...(body && { body }) };
    });
  return { operations, schemas: description.components?.schemas ?? {} };
}

/** Whether the operation returns server-sent events. */
function isStream({ responses }: OperationDescription): boolean {
  return responses['200']?.content?.['text/event-stream'] !== undefined;
}

/** An address of the operation with unknown values for its placeholders. */
export function withUnknownIds({ path }: Operation): string {
  const number = /mealplans|api-tokens/.test(path);
  return path.replace(/\{[^}]+\}/g, (placeholder) => {
    if (placeholder === '{file_name}') return 'original.webp';
    return number ? '2147483000' : '00000000-0000-4000-8000-000000000000';
  });
}
