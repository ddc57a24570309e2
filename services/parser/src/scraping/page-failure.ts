import { ParserErrors } from '@larder/contracts';

/** What a page did to its thread, told as what it means for the reader; null for anything else, a bug of ours. */
export function pageFailure(error: unknown): { refusal: Error; reason: string } | null {
  const { name = '', code = '' } = error as { name?: string; code?: string };
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return { refusal: ParserErrors.badRecipeData({}, error), reason: code };
  if (name === 'AbortError' || name === 'TimeoutError') {
    return { refusal: ParserErrors.timedOut({}, error), reason: name };
  }
  return null;
}
