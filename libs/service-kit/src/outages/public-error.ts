import { AppError, CommonErrors } from '@larder/contracts';
import { isDocumentTooLarge } from './database-failures.js';
import { outageOf } from './outage-of.js';

/**
 * The error for a caller: an `AppError` unchanged, an outage with the backing server, `common.too-large` for data that
 * does not fit into a document, and for anything else only that the request failed.
 */
export function publicError(error: unknown): AppError {
  const expected = outageOf(error) ?? (error instanceof AppError ? error : undefined);
  if (expected) return expected;
  return isDocumentTooLarge(error) ? CommonErrors.tooLarge({}, error) : CommonErrors.failed({}, error);
}
