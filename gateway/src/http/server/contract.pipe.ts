import { camelKeys, CommonErrors, emptyAsAbsent, invalidFields, lastOfRepeated } from '@larder/contracts';
import { compiledSchema } from '@larder/service-kit';
import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';

type Location = 'body' | 'query' | 'path';
const LOCATIONS: Partial<Record<ArgumentMetadata['type'], Location>> = { body: 'body', query: 'query', param: 'path' };

/**
 * Checks every body, query and path against the schema its parameter names; failures are the 422 list
 * (docs/api/conventions.md#errors).
 */
@Injectable()
export class ContractPipe implements PipeTransform {
  transform(value: unknown, { schema, type, data }: ArgumentMetadata): unknown {
    const location = LOCATIONS[type];
    if (!schema || !location) return value;
    // Every schema in a route's signature is one of the contracts' zod schemas.
    return parseInput(schema as unknown as z.ZodType, value, location, data);
  }
}

function parseInput(schema: z.ZodType, value: unknown, location: Location, name?: string): unknown {
  const named = camelKeys(schema, value ?? (location === 'body' ? undefined : {}));
  const raw = location === 'query' ? emptyAsAbsent(schema, lastOfRepeated(schema, named)) : named;
  const result = compiledSchema(schema).safeParse(raw);
  if (result.success) return result.data;
  const fields = invalidFields(result.error, raw, location);
  throw CommonErrors.invalid(
    name ? fields.map((field) => ({ ...field, loc: [location, name, ...field.loc.slice(1)] })) : fields,
  );
}
