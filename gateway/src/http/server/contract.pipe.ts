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
    const where = LOCATIONS[type];
    if (!schema || !where) return value;
    // Every schema in a route's signature is one of the contracts' zod schemas.
    return parseInput(schema as unknown as z.ZodType, value, where, data);
  }
}

function parseInput(schema: z.ZodType, value: unknown, where: Location, name?: string): unknown {
  const named = camelKeys(schema, value ?? (where === 'body' ? undefined : {}));
  const raw = where === 'query' ? emptyAsAbsent(schema, lastOfRepeated(schema, named)) : named;
  const result = compiledSchema(schema).safeParse(raw);
  if (result.success) return result.data;
  const fields = invalidFields(result.error, raw, where);
  throw CommonErrors.invalid(
    name ? fields.map((field) => ({ ...field, loc: [where, name, ...field.loc.slice(1)] })) : fields,
  );
}
