import { AppError, CommonErrors } from '@larder/contracts';
import { outageOf } from './outage-of.js';

/**
 * What a caller may know of a failure: an `AppError` as it is, of a backing server which one is away, of anything else
 * only that it happened.
 */
export function publicError(error: unknown): AppError {
  return outageOf(error) ?? (error instanceof AppError ? error : CommonErrors.failed({}, error));
}
