import { RetryingClient } from './retrying-client.js';
import { S3ObjectStore } from './s3-object-store.js';

export interface S3Options {
  client: { endPoint: string; port?: number; useSSL: boolean; accessKey: string; secretKey: string; region: string };
  bucket: string;
  /** The common prefix of all names in the bucket: empty, or with a slash at its end. */
  prefix: string;
}

/** Opens a store in S3. Nothing is requested before its first call. */
export function openS3Store({ client, bucket, prefix }: S3Options): S3ObjectStore {
  return new S3ObjectStore({ client: new RetryingClient(client), bucket, prefix }, client.region);
}
