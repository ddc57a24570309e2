import { AppError } from '@larder/contracts';

/**
 * The `AppError` that an error is or wraps: the driver turns each failure of a bulk write into an error of its own, also
 * a write that was refused during a restore.
 */
export function appErrorOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const wrapped = error instanceof Error && 'errorResponse' in error ? error.errorResponse : undefined;
  return wrapped instanceof AppError ? wrapped : undefined;
}
