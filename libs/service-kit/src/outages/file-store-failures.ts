import { ObjectStoreFullError, ObjectStoreUnavailableError } from '@larder/object-store';

/** Codes of the file system, for files outside the object store. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Whether the object store cannot be reached or keeps failing. */
export function isFileStoreUnavailable(error: unknown): boolean {
  return error instanceof ObjectStoreUnavailableError;
}

/** Whether there is no space for files. */
export function isFileStoreFull(error: unknown): boolean {
  if (error instanceof ObjectStoreFullError) return true;
  return error instanceof Error && FULL.has(String((error as NodeJS.ErrnoException).code));
}
