import { anybody } from './product.js';

export interface Operation {
  method: string;
  /** As the description writes it, with `{placeholders}`. */
  path: string;
}

interface Description {
  paths: Record<string, Record<string, unknown>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation that the product describes in `/openapi.json`. */
export async function allOperations(): Promise<Operation[]> {
  const { paths } = (await anybody().get('/openapi.json')).body as Description;
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({ method: method.toUpperCase(), path })),
  );
}

/** An address of the operation whose placeholders name nothing that exists. */
export function withUnknownIds({ path }: Operation): string {
  const number = /mealplans|api-tokens/.test(path);
  return path.replace(/\{[^}]+\}/g, (placeholder) => {
    if (placeholder === '{file_name}') return 'original.webp';
    return number ? '2147483000' : '00000000-0000-4000-8000-000000000000';
  });
}
