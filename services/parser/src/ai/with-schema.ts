import { z } from 'zod';

/** A task that also describes the JSON schema of its answer. */
export function withSchema(task: string, schema: z.ZodType): string {
  const form = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return `${task}\n\nAnswer with JSON only, without any other text, on as few lines as possible. It must fit this JSON schema:\n${form}`;
}
