import type { Client } from 'minio';
import { checkFolder, checkKey } from '../keys.js';

/** The location of a store: a bucket, and a key prefix in it (empty, or with a slash at its end). */
export interface S3Location {
  client: Client;
  bucket: string;
  prefix: string;
}

/** The name of a key in the bucket. Throws `InvalidKeyError`. */
export function nameOf(location: S3Location, key: string): string {
  return location.prefix + checkKey(key).join('/');
}

/** The common prefix of the names of all keys in a folder; of all keys for `''`. Throws `InvalidKeyError`. */
export function namePrefixOf(location: S3Location, folder: string): string {
  return folder === '' ? location.prefix : `${location.prefix}${checkFolder(folder).join('/')}/`;
}
