import { join } from 'node:path';
import { DiskObjectStore } from './disk/disk-object-store.js';
import { InvalidKeyError, ObjectStoreSettingError } from './errors.js';
import { checkFolder } from './keys.js';
import type { ObjectStore } from './object-store.js';
import { ErrorTranslatingStore, type OpenStore } from './error-translating-store.js';

/** The settings as environment variables; each `S3_*` may also be called `MINIO_*`. */
export type ObjectStoreSettings = Readonly<Record<string, string | undefined>>;

const DEFAULT_BUCKET = 'larder';
const DEFAULT_REGION = 'us-east-1';

/**
 * The object store of an installation: S3 when `S3_ENDPOINT` is set (with `S3_ACCESS_KEY`, `S3_SECRET_KEY`, `S3_BUCKET`,
 * `S3_REGION`), otherwise the folder `objects` in `DATA_DIR` (default `./data`). `NAMESPACE` separates installations in
 * the same place. Nothing is opened before the first call; see `ensureReady`.
 *
 * @throws ObjectStoreSettingError with the name of the missing or invalid setting
 */
export function objectStoreFrom(settings: ObjectStoreSettings): ObjectStore {
  return new ErrorTranslatingStore(backendFrom(settings));
}

/** Opens the store without translated errors: it throws those of the system or of the S3 client. */
export function backendFrom(settings: ObjectStoreSettings): OpenStore {
  const namespace = folderFrom(settings.NAMESPACE, 'NAMESPACE');
  const read: ReadSetting = (name) => settings[`S3_${name}`] || settings[`MINIO_${name}`] || undefined;
  if (read('ENDPOINT')) return s3From(read, 'S3', namespace);
  const disk = new DiskObjectStore(join(settings.DATA_DIR || './data', 'objects', namespace));
  return () => Promise.resolve(disk);
}

/**
 * An additional store in S3, by the settings `<family>_S3_ENDPOINT`, `…_ACCESS_KEY`, `…_SECRET_KEY`, `…_BUCKET`,
 * `…_REGION` and `…_PREFIX`, the folder of its keys in the bucket. Null without an endpoint.
 *
 * @param folder the default of `…_PREFIX`
 * @throws ObjectStoreSettingError with the name of the missing or invalid setting
 */
export function secondStoreFrom(settings: ObjectStoreSettings, family: string, folder: string): ObjectStore | null {
  const names = `${family}_S3`;
  const read: ReadSetting = (name) => settings[`${names}_${name}`] || undefined;
  if (!read('ENDPOINT')) return null;
  return new ErrorTranslatingStore(s3From(read, names, folderFrom(read('PREFIX') ?? folder, `${names}_PREFIX`)));
}

/** Reads a setting by its name without the common prefix. */
type ReadSetting = (name: string) => string | undefined;

/**
 * The client is loaded at the first call: it takes 5 MB, which installations without S3 do not need.
 *
 * @param names the common prefix of the settings, for errors
 */
function s3From(read: ReadSetting, names: string, folder: string): OpenStore {
  const required = (name: string) => {
    const value = read(name);
    if (!value) throw new ObjectStoreSettingError(`${names}_${name}: needed because ${names}_ENDPOINT is set.`);
    return value;
  };
  const client = {
    ...addressFrom(required('ENDPOINT'), `${names}_ENDPOINT`),
    accessKey: required('ACCESS_KEY'),
    secretKey: required('SECRET_KEY'),
    region: read('REGION') ?? DEFAULT_REGION,
  };
  const bucket = read('BUCKET') ?? DEFAULT_BUCKET;
  const load = async () => {
    const { openS3Store } = await import('./s3/open-s3-store.js');
    return openS3Store({ client, bucket, prefix: folder && `${folder}/` });
  };
  let store: Promise<ObjectStore> | undefined;
  return () => (store ??= load());
}

/** @param setting the name of the setting, for errors */
function folderFrom(folder: string | undefined, setting: string): string {
  if (!folder) return '';
  try {
    return checkFolder(folder).join('/');
  } catch (error) {
    if (!(error instanceof InvalidKeyError)) throw error;
    throw new ObjectStoreSettingError(`${setting}: ${error.message}`, { cause: error });
  }
}

/** @param setting the name of the setting, for errors */
function addressFrom(endpoint: string, setting: string): { endPoint: string; port?: number; useSSL: boolean } {
  const text = endpoint.includes('://') ? endpoint : `http://${endpoint}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.username) {
    throw new ObjectStoreSettingError(`${setting}: expected an address such as https://s3.example.org:9000.`);
  }
  return { endPoint: url.hostname, useSSL: url.protocol === 'https:', ...(url.port && { port: Number(url.port) }) };
}
