import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange, ObjectMetadata } from '@larder/object-store';

const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** Whether the client's copy is still current (RFC 9110, section 13: `If-None-Match` wins over `If-Modified-Since`). */
export function isUnchanged(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Pick<ObjectMetadata, 'etag' | 'lastModified'>,
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => [`"${etag}"`, '*'].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

/** The requested range, cut to the file; several ranges or another unit give the whole file. */
export function rangeOf(headers: IncomingHttpHeaders, file: ObjectMetadata): ByteRange | undefined | 'unsatisfiable' {
  const [, first, last] = SINGLE_RANGE.exec(headers.range ?? '') ?? [];
  if ((!first && !last) || !matchesIfRange(headers['if-range'], file)) return undefined;
  const range = first ? fromStart(first, last) : fromEnd(Number(last), file.size);
  return range.start >= file.size || (range.end !== undefined && range.end < range.start) ? 'unsatisfiable' : range;
}

function matchesIfRange(ifRange: string | string[] | undefined, { etag, lastModified }: ObjectMetadata): boolean {
  return typeof ifRange !== 'string' || ifRange === `"${etag}"` || ifRange === lastModified.toUTCString();
}

function fromStart(first: string, last: string | undefined): ByteRange {
  return last ? { start: Number(first), end: Number(last) } : { start: Number(first) };
}

function fromEnd(length: number, size: number): ByteRange {
  return length === 0 ? { start: size } : { start: Math.max(0, size - length) };
}
