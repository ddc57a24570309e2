import type { MessageBody } from '@larder/contracts';

/** The body of a successful action that returns a sentence instead of a record. */
export function messageBody(message: string): MessageBody {
  return { message, error: false };
}
