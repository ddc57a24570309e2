import { hasS3Code } from './s3-errors.js';
import type { S3Location } from './s3-location.js';

/**
 * Aborts multipart uploads that were interrupted by a crash. They are invisible, but use space. Returns the number.
 * MinIO lists none for a prefix, and removes them itself after a day.
 */
export async function abortUploads(location: S3Location, before: Date): Promise<number> {
  try {
    return await abortListed(location, before);
  } catch (error) {
    if (hasS3Code(error, 'NotImplemented')) return 0; // some S3-compatible servers cannot list them
    throw error;
  }
}

async function abortListed({ client, bucket, prefix }: S3Location, before: Date): Promise<number> {
  let aborted = 0;
  let keyMarker = '';
  do {
    const page = await client.listIncompleteUploadsQuery(bucket, prefix, keyMarker, '', '');
    for (const { key, uploadId, initiated } of page.uploads) {
      if (initiated > before) continue;
      await client.abortMultipartUpload(bucket, key, uploadId);
      aborted++;
    }
    keyMarker = page.isTruncated ? page.nextKeyMarker : '';
  } while (keyMarker !== '');
  return aborted;
}
