import type { IncomingHttpHeaders } from 'node:http';
import { UNKNOWN_TYPE } from '../content-types.js';
import type { ObjectMetadata } from '../object-store.js';

/** An object's metadata from the headers of a response, also of one with a range only. */
export function metadataFrom(key: string, headers: IncomingHttpHeaders): ObjectMetadata {
  const wholeSize = headers['content-range']?.split('/')[1];
  return {
    key,
    size: Number(wholeSize ?? headers['content-length'] ?? 0),
    etag: (headers.etag ?? '').replaceAll('"', ''),
    lastModified: new Date(headers['last-modified'] ?? 0),
    contentType: headers['content-type'] ?? UNKNOWN_TYPE,
  };
}
