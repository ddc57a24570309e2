import { CommonErrors, type InvalidField } from '@larder/contracts';
import type { z } from 'zod';

/** Parses a request by its schema; throws `invalid` with one entry per problem. */
export async function parseRequest(schema: z.ZodType, body: unknown): Promise<unknown> {
  const parsed = await schema.safeParseAsync(body);
  if (!parsed.success) throw CommonErrors.invalid(parsed.error.issues.map(invalidField));
  return parsed.data;
}

/** Throws an ordinary error, a bug, when a reply does not fit its schema as it will arrive. */
export async function assertReply(schema: z.ZodType, subject: string, encoded: unknown): Promise<void> {
  const parsed = await schema.safeParseAsync(encoded);
  if (!parsed.success) throw new Error(`The reply of ${subject} does not fit its schema: ${parsed.error.message}`);
}

function invalidField(issue: z.core.$ZodIssue): InvalidField {
  const params = issue.code === 'custom' ? (issue.params as { type?: string } | undefined) : undefined;
  return {
    type: params?.type ?? issue.code ?? 'value_error',
    loc: issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    msg: issue.message,
  };
}
