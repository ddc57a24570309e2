import { z } from 'zod';

/** `{"message", "error": false}`: a success that the web client shows as a toast. */
export const MessageBody = z
  .object({ message: z.string().describe('A text for users.'), error: z.boolean().describe('Always false.') })
  .meta({ id: 'SuccessResponse' });
export type MessageBody = z.output<typeof MessageBody>;

/** Whether a name or address is available. */
export const Validation = z
  .object({ valid: z.boolean().describe('Whether no record has the name yet.') })
  .meta({ id: 'ValidationResponse' });

/** The JSON value `null`, the response of calls without content. */
export const Nothing = z.null();

/** An API-only key/value store; numbers and booleans are converted to text, nested values are refused. */
export const Extras = z.record(
  z.string(),
  z.union([z.string(), z.number().transform(String), z.boolean().transform(String), z.null().transform(() => '')]),
);
