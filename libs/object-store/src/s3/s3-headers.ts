import type { IncomingHttpHeaders } from 'node:http';
import { UNKNOWN_TYPE } from '../content-types.js';
import { ObjectStoreUnavailableError } from '../errors.js';
import type { ObjectMetadata } from '../object-store.js';

/**
 * An object's metadata from the headers of a response, also of one with a range only. Throws for a response that is not
 * that of an object.
 */
export function metadataFrom(key: string, headers: IncomingHttpHeaders): ObjectMetadata {
  const size = Number(headers['content-range']?.split('/')[1] ?? headers['content-length']);
  if (!Number.isSafeInteger(size)) throw notAnObject('size');
  return {
    key,
    size,
    etag: checkedEtag((headers.etag ?? '').replaceAll('"', '')),
    lastModified: new Date(headers['last-modified'] ?? 0),
    contentType: headers['content-type'] ?? UNKNOWN_TYPE,
  };
}

/** The ETag of an object. Servers send one for each object; its absence means that another program has answered. */
export function checkedEtag(etag: string): string {
  if (!etag) throw notAnObject('ETag');
  return etag;
}

function notAnObject(missing: string): ObjectStoreUnavailableError {
  return new ObjectStoreUnavailableError(new Error(`The response has no ${missing}: it is not that of an S3 server.`));
}
