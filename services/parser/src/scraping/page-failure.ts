import { ParserErrors } from '@larder/contracts';
import { threadFailure } from '../concurrency/index.js';

/** The error for the caller when a page overwhelms its thread, and the reason; null for any other error, a bug of ours. */
export function pageFailure(error: unknown): { refusal: Error; reason: string } | null {
  const reason = threadFailure(error);
  if (!reason) return null;
  const isTimeout = reason === 'AbortError' || reason === 'TimeoutError';
  const refusal = isTimeout ? ParserErrors.timedOut : ParserErrors.badRecipeData;
  return { refusal: refusal({}, error), reason };
}
