import { ParserErrors } from '@larder/contracts';
import { threadFailure } from './thread-failure.js';

/** What a page did to its thread, told as what it means for the reader; null for anything else, a bug of ours. */
export function pageFailure(error: unknown): { refusal: Error; reason: string } | null {
  const reason = threadFailure(error);
  if (!reason) return null;
  const tookTooLong = reason === 'AbortError' || reason === 'TimeoutError';
  const refusal = tookTooLong ? ParserErrors.timedOut : ParserErrors.badRecipeData;
  return { refusal: refusal({}, error), reason };
}
