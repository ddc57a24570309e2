import { createHash } from 'node:crypto';

export interface StoredS3Object {
  bytes: Buffer;
  contentType: string;
  lastModified: Date;
  etag: string;
}

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** The headers of an object, or of a part of it. */
export function describe(
  { contentType, lastModified, etag }: StoredS3Object,
  length: number,
): Reply & { headers: Record<string, string> } {
  const headers = { 'content-type': contentType, 'last-modified': lastModified.toUTCString(), etag };
  return { headers: { ...headers, 'content-length': String(length) } };
}

/** The bytes of an object, or the requested range. */
export function read(object: StoredS3Object, range: string | undefined): Reply {
  const { bytes } = object;
  if (!range) return { ...describe(object, bytes.length), body: bytes };
  const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const [start, end] = [Number(first), Math.min(last === '' ? Infinity : Number(last), bytes.length - 1)];
  if (start > end) return failure(416, 'InvalidRange');
  const { headers } = describe(object, end - start + 1);
  const contentRange = `bytes ${start}-${end}/${bytes.length}`;
  return { status: 206, headers: { ...headers, 'content-range': contentRange }, body: bytes.subarray(start, end + 1) };
}

/** An error response with a code of S3. */
export function failure(status: number, code: string): Reply {
  return { ...xml('Error', `<Code>${code}</Code><Message>${code}</Message>`), status };
}

export function xml(tag: string, inside: string): Reply {
  return { headers: { 'content-type': 'application/xml' }, body: `<?xml version="1.0"?><${tag}>${inside}</${tag}>` };
}

export function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
