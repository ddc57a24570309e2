import { AppError, CommonErrors } from '@larder/contracts';
import { outageOf } from './outage-of.js';

/**
 * The error that a caller gets: an `AppError` as it is, for a failed backing server its name, for anything else only that
 * the request failed.
 */
export function publicError(error: unknown): AppError {
  return outageOf(error) ?? (error instanceof AppError ? error : CommonErrors.failed({}, error));
}
