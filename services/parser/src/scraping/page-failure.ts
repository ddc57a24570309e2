import { ParserErrors } from '@larder/contracts';
import { threadFailure } from '../concurrency/index.js';

/**
 * The error for the caller and the reason when a page exhausts its thread; null for any other error, which is a bug.
 */
export function pageFailure(error: unknown): { refusal: Error; reason: string } | null {
  const reason = threadFailure(error);
  if (!reason) return null;
  const isTimeout = reason === 'AbortError' || reason === 'TimeoutError';
  const refusal = isTimeout ? ParserErrors.timedOut : ParserErrors.badRecipeData;
  return { refusal: refusal({}, error), reason };
}
