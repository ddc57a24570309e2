import { CommonErrors, invalidFields } from '@larder/contracts';
import type { z } from 'zod';

/** Parses a request by its schema; throws `invalid` with one entry per problem. */
export async function parseRequest(schema: z.ZodType, body: unknown): Promise<unknown> {
  const parsed = await schema.safeParseAsync(body);
  if (!parsed.success) throw CommonErrors.invalid(invalidFields(parsed.error, body, 'body'));
  return parsed.data;
}

/** Throws an ordinary error, a bug, when the encoded reply does not match its schema. */
export async function assertReply(schema: z.ZodType, subject: string, encoded: unknown): Promise<void> {
  const parsed = await schema.safeParseAsync(encoded);
  if (!parsed.success) throw new Error(`The reply of ${subject} does not fit its schema: ${parsed.error.message}`);
}
