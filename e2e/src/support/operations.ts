import type { JsonSchema } from './fixtures/example-body.js';
import { aVisitor } from './product.js';

export interface Operation {
  method: string;
  /** The path with `{placeholders}`. */
  path: string;
}

/** An operation with the description of its JSON body, absent when it has none, and its query parameters. */
export interface DescribedOperation extends Operation {
  body?: JsonSchema;
  query: string[];
}

interface Described {
  responses: Record<string, { content?: Record<string, unknown> }>;
  parameters?: { in: string; name: string }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
}
interface Description {
  paths: Record<string, Record<string, Described>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation in `/openapi.json`. */
export async function allOperations(): Promise<Operation[]> {
  const { paths } = (await aVisitor().get('/openapi.json')).body as Description;
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({ method: method.toUpperCase(), path })),
  );
}

/** The same with their bodies and referenced schemas; without streams, which never end. */
export async function describedOperations() {
  const { paths, components } = (await aVisitor().get('/openapi.json')).body as Description;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): DescribedOperation[] => {
      const described = item[method];
      const body = described?.requestBody?.content?.['application/json']?.schema;
      const query = (described?.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name);
      return described && !isStream(described)
        ? [{ method: method.toUpperCase(), path, query, ...(body && { body }) }]
        : [];
    }),
  );
  return { operations, schemas: components?.schemas ?? {} };
}

/** Whether the operation returns server-sent events. */
export function isStream({ responses }: Pick<Described, 'responses'>): boolean {
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
