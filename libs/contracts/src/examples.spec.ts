import { z } from 'zod';
import * as contracts from './index.js';

const exported: unknown[] = Object.values(contracts);
const examples = exported
  .filter((each) => each instanceof z.ZodType)
  .flatMap((schema) => {
    const { id = '', examples: values = [] } = schema.meta() ?? {};
    return (values as unknown[]).map((example) => [id, schema, example] as const);
  });

describe('the examples in the description of the API', () => {
  it('exist', () => expect(examples.length).toBeGreaterThan(10));

  it.each(examples)('are valid: %s', (_id, schema, example) => {
    expect(schema.safeParse(example).error?.issues ?? []).toEqual([]);
  });
});
