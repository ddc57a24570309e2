import { inParts } from '../bodies/in-parts.js';
import { checkedEtag } from './s3-headers.js';
import type { S3Location } from './s3-location.js';

/** S3 requires parts of at least 5 MiB, at most 10,000 of them: this allows 80 GB, with two parts in memory. */
export const PART_BYTES = 8 * 1024 * 1024;

export interface Upload {
  name: string;
  contentType: string;
  chunks: AsyncIterable<Uint8Array>;
}

export interface UploadResult {
  etag: string;
  size: number;
}

/**
 * Stores a stream of unknown length: up to one part in one request, more as a multipart upload. That becomes an object
 * only when it is completed, and is aborted after a failure.
 *
 * The `putObject` of the client is not used for streams: it never settles when the stream fails, and two writers of the
 * same name share one upload.
 */
export async function upload(location: S3Location, { name, contentType, chunks }: Upload): Promise<UploadResult> {
  const parts = inParts(chunks, PART_BYTES);
  const first = await parts.next();
  const second = await parts.next();
  const head = first.done ? Buffer.alloc(0) : first.value;
  if (second.done) {
    const { etag } = await location.client.putObject(location.bucket, name, head, head.length, {
      'Content-Type': contentType,
    });
    return { etag: checkedEtag(etag), size: head.length };
  }
  return uploadInParts(location, name, contentType, chain([head, second.value], parts));
}

async function uploadInParts(
  location: S3Location,
  name: string,
  contentType: string,
  parts: AsyncIterable<Buffer>,
): Promise<UploadResult> {
  const { client, bucket } = location;
  const uploadId = await client.initiateNewMultipartUpload(bucket, name, { 'Content-Type': contentType });
  try {
    const { etags, size } = await sendParts(location, name, uploadId, parts);
    const { etag } = await client.completeMultipartUpload(bucket, name, uploadId, etags);
    return { etag: checkedEtag(etag), size };
  } catch (error) {
    await client.abortMultipartUpload(bucket, name, uploadId).catch(() => undefined); // the first error is more informative
    throw error;
  }
}

async function sendParts(
  { client, bucket }: S3Location,
  name: string,
  uploadId: string,
  parts: AsyncIterable<Buffer>,
): Promise<{ etags: { part: number; etag: string }[]; size: number }> {
  const etags: { part: number; etag: string }[] = [];
  let size = 0;
  for await (const bytes of parts) {
    const partNumber = etags.length + 1;
    const headers = { 'Content-Length': bytes.length };
    const part = await client.uploadPart(
      { bucketName: bucket, objectName: name, uploadID: uploadId, partNumber, headers },
      bytes,
    );
    etags.push({ part: partNumber, etag: part.etag });
    size += bytes.length;
  }
  return { etags, size };
}

async function* chain(first: Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}
