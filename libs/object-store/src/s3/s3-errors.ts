import { S3Error } from 'minio';
import { ObjectNotFoundError, ObjectStoreFullError } from '../errors.js';

const NOT_FOUND = ['NoSuchKey', 'NotFound']; // the second is that of a HEAD request

/** Error codes for a full server, or an exhausted quota of the bucket. */
const FULL = ['XMinioStorageFull', 'InsufficientStorage', 'QuotaExceeded', 'XMinioAdminBucketQuotaExceeded'];

/** Translates the error of a write: `ObjectStoreFullError` when the server is full. */
export function translateFullError(error: unknown): unknown {
  return hasS3Code(error, ...FULL) ? new ObjectStoreFullError(error) : error;
}

/** Whether the server responded with one of these codes. */
export function hasS3Code(error: unknown, ...codes: string[]): boolean {
  return error instanceof S3Error && codes.includes(error.code ?? '');
}

/** The result of a call, or null when the object does not exist. */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (hasS3Code(error, ...NOT_FOUND)) return null;
    throw error;
  }
}

/** The result of a call. Throws `ObjectNotFoundError` when the object does not exist. */
export async function orThrowNotFound<T>(key: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw hasS3Code(error, ...NOT_FOUND) ? new ObjectNotFoundError(key, { cause: error }) : error;
  }
}
