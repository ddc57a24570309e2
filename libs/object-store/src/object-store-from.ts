import { join } from 'node:path';
import { DiskObjectStore } from './disk/disk-object-store.js';
import { InvalidKeyError, ObjectStoreSettingError } from './errors.js';
import { checkFolder } from './keys.js';
import type { ObjectStore } from './object-store.js';
import { ErrorTranslatingStore } from './error-translating-store.js';
import { S3ObjectStore } from './s3/s3-object-store.js';
import { RetryingClient } from './s3/retrying-client.js';

/** The settings, as they stand in the environment; each `S3_*` may also be called `MINIO_*`. */
export type ObjectStoreSettings = Readonly<Record<string, string | undefined>>;

const DEFAULT_BUCKET = 'larder';
const DEFAULT_REGION = 'us-east-1';

/**
 * The object store an installation is set up for: S3 when `S3_ENDPOINT` is set (with `S3_ACCESS_KEY`, `S3_SECRET_KEY`,
 * `S3_BUCKET`, `S3_REGION`), otherwise the folder `objects` in `DATA_DIR` (default `./data`). `NAMESPACE` keeps several
 * installations apart in the same place. Nothing is opened before the first call; see `ensureReady`.
 *
 * @throws ObjectStoreSettingError naming the setting that is missing or wrong
 */
export function objectStoreFrom(settings: ObjectStoreSettings): ObjectStore {
  return new ErrorTranslatingStore(backendFrom(settings));
}

/** The store itself, whose failures are those of the system or of the S3 client. */
export function backendFrom(settings: ObjectStoreSettings): DiskObjectStore | S3ObjectStore {
  const namespace = namespaceFrom(settings.NAMESPACE);
  const endpoint = s3Setting(settings, 'ENDPOINT');
  if (!endpoint) return new DiskObjectStore(join(settings.DATA_DIR || './data', 'objects', namespace));

  const region = s3Setting(settings, 'REGION') ?? DEFAULT_REGION;
  const client = new RetryingClient({
    ...addressFrom(endpoint),
    accessKey: required(settings, 'ACCESS_KEY'),
    secretKey: required(settings, 'SECRET_KEY'),
    region,
  });
  const bucket = s3Setting(settings, 'BUCKET') ?? DEFAULT_BUCKET;
  return new S3ObjectStore({ client, bucket, prefix: namespace && `${namespace}/` }, region);
}

function namespaceFrom(namespace: string | undefined): string {
  if (!namespace) return '';
  try {
    return checkFolder(namespace).join('/');
  } catch (error) {
    if (!(error instanceof InvalidKeyError)) throw error;
    throw new ObjectStoreSettingError(`NAMESPACE: ${error.message}`, { cause: error });
  }
}

function addressFrom(endpoint: string): { endPoint: string; port?: number; useSSL: boolean } {
  const text = endpoint.includes('://') ? endpoint : `http://${endpoint}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.username) {
    throw new ObjectStoreSettingError('S3_ENDPOINT: expected an address such as https://s3.example.org:9000.');
  }
  return { endPoint: url.hostname, useSSL: url.protocol === 'https:', ...(url.port && { port: Number(url.port) }) };
}

function required(settings: ObjectStoreSettings, name: string): string {
  const value = s3Setting(settings, name);
  if (!value) throw new ObjectStoreSettingError(`S3_${name}: needed because S3_ENDPOINT is set.`);
  return value;
}

function s3Setting(settings: ObjectStoreSettings, name: string): string | undefined {
  return settings[`S3_${name}`] || settings[`MINIO_${name}`] || undefined;
}
