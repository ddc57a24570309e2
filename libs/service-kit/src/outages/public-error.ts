import { AppError, CommonErrors } from '@larder/contracts';
import { outageOf } from './outage-of.js';

/**
 * The error for a caller: an `AppError` unchanged, an outage with the backing server, and for anything else only that
 * the request failed.
 */
export function publicError(error: unknown): AppError {
  return outageOf(error) ?? (error instanceof AppError ? error : CommonErrors.failed({}, error));
}
