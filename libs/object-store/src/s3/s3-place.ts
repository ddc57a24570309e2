import type { Client } from 'minio';
import { checkFolder, checkKey } from '../keys.js';

/** Where a store lives: a bucket, and a key prefix in it (empty, or ending in a slash). */
export interface S3Place {
  client: Client;
  bucket: string;
  prefix: string;
}

/** The name of a key in the bucket. Throws `InvalidKeyError`. */
export function nameOf(place: S3Place, key: string): string {
  return place.prefix + checkKey(key).join('/');
}

/** What the names of all keys in a folder begin with; of all keys at all for `''`. Throws `InvalidKeyError`. */
export function namePrefixOf(place: S3Place, folder: string): string {
  return folder === '' ? place.prefix : `${place.prefix}${checkFolder(folder).join('/')}/`;
}
