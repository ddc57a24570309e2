import { CommonErrors } from '@larder/contracts';

/** The prefix of uploads in the object store. Callers may only pass such keys, never those of other objects. */
const UPLOAD = /^\.temp\/[A-Za-z0-9-]{1,100}$/;

/** Throws `not-found` unless the key belongs to an upload. */
export function checkUploadKey(uploadKey: string): void {
  if (!UPLOAD.test(uploadKey)) throw CommonErrors.notFound();
}
