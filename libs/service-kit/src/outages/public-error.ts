import { type AppError, CommonErrors } from '@larder/contracts';
import { appErrorOf } from './app-error-of.js';
import { isDocumentTooLarge } from './database-failures.js';
import { outageOf } from './outage-of.js';

/**
 * The error for a caller: an `AppError` unchanged, also one that the driver wrapped; an outage with the backing server;
 * `common.too-large` for data that does not fit into a document; and for anything else only that the request failed.
 */
export function publicError(error: unknown): AppError {
  const expected = outageOf(error) ?? appErrorOf(error);
  if (expected) return expected;
  return isDocumentTooLarge(error) ? CommonErrors.tooLarge({}, error) : CommonErrors.failed({}, error);
}
