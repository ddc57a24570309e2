import { CommonErrors, invalidFields } from '@larder/contracts';
import type { z } from 'zod';
import { compiledSchema } from '../compiled-schema.js';

/**
 * Parses a request by its schema; throws `invalid` with one entry per problem. Synchronously: zod's asynchronous parsing
 * creates a promise for every transformed value, and runs no generated code.
 */
export function parseRequest(schema: z.ZodType, body: unknown): unknown {
  const parsed = compiledSchema(schema).safeParse(body);
  if (!parsed.success) throw CommonErrors.invalid(invalidFields(parsed.error, body, 'body'));
  return parsed.data;
}

/** Throws an ordinary error, a bug, when the encoded reply does not match its schema. */
export function assertReply(schema: z.ZodType, subject: string, encoded: unknown): void {
  const parsed = schema.safeParse(encoded);
  if (!parsed.success) throw new Error(`The reply of ${subject} does not fit its schema: ${parsed.error.message}`);
}
