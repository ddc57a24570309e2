import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { CopyDestinationOptions, CopySourceOptions } from 'minio';
import { readBody, withBody } from '../bodies/read-body.js';
import { resolveRange } from '../byte-range.js';
import { contentTypeOf, contentTypeOfCopy } from '../content-types.js';
import { ObjectNotFoundError, RangeNotSatisfiableError } from '../errors.js';
import { checkFolder, isKey } from '../keys.js';
import type {
  ByteRange,
  ListedObject,
  ObjectBody,
  ObjectMetadata,
  ObjectStore,
  OpenedObject,
  PutOptions,
  StoredObject,
} from '../object-store.js';
import { sweepUploads } from '../sweep-uploads.js';
import { hasS3Code, orNull, orThrowNotFound } from './s3-errors.js';
import { checkedEtag, metadataFrom } from './s3-headers.js';
import { listNames, removeListed } from './s3-list.js';
import { namePrefixOf, nameOf, type S3Location } from './s3-location.js';
import { abortUploads } from './s3-sweep.js';
import { upload } from './s3-upload.js';

/** Objects in a bucket of MinIO or another S3-compatible server. */
export class S3ObjectStore implements ObjectStore {
  constructor(
    private readonly location: S3Location,
    private readonly region: string,
  ) {}

  async ensureReady(): Promise<void> {
    const { client, bucket } = this.location;
    if (await client.bucketExists(bucket)) return;
    try {
      await client.makeBucket(bucket, this.region);
    } catch (error) {
      if (!hasS3Code(error, 'BucketAlreadyOwnedByYou')) throw error; // created by another process meanwhile
    }
  }

  async put(key: string, body: ObjectBody, options: PutOptions = {}): Promise<StoredObject> {
    return withBody(body, async () => {
      const name = nameOf(this.location, key);
      const contentType = options.contentType ?? contentTypeOf(key);
      const { etag, size } = await upload(this.location, {
        name,
        contentType,
        chunks: readBody(body, options.maxBytes),
      });
      return { key, size, etag, contentType };
    });
  }

  async get(key: string, options: { range?: ByteRange } = {}): Promise<OpenedObject> {
    const response = await this.request(key, options.range);
    if (!(response instanceof IncomingMessage)) throw new Error('The S3 client returned an unknown type of response.');
    const metadata = metadataOf(key, response);
    return { ...metadata, range: resolveRange(key, options.range, metadata.size), stream: response };
  }

  async head(key: string): Promise<ObjectMetadata | null> {
    const stat = await orNull(this.location.client.statObject(this.location.bucket, nameOf(this.location, key)));
    if (!stat) return null;
    const { size, etag, lastModified, metaData } = stat;
    const contentType: unknown = metaData['content-type'];
    return {
      key,
      size,
      etag: checkedEtag(etag),
      lastModified,
      contentType: typeof contentType === 'string' ? contentType : contentTypeOf(key),
    };
  }

  async delete(key: string): Promise<void> {
    await this.location.client.removeObject(this.location.bucket, nameOf(this.location, key));
  }

  async deletePrefix(folder: string): Promise<void> {
    checkFolder(folder); // throws for the whole bucket, which `list` accepts
    await removeListed(this.location, listNames(this.location, namePrefixOf(this.location, folder)));
  }

  async *list(folder = ''): AsyncGenerator<ListedObject> {
    for await (const object of listNames(this.location, namePrefixOf(this.location, folder))) {
      if (isKey(object.key)) yield object;
    }
  }

  async copy(from: string, to: string): Promise<void> {
    const { client, bucket } = this.location;
    const [source, target] = [nameOf(this.location, from), nameOf(this.location, to)];
    const metadata = await this.head(from);
    if (!metadata) throw new ObjectNotFoundError(from);
    if (from === to) return;
    const contentType = contentTypeOfCopy(metadata.contentType, from, to);
    await orThrowNotFound(
      from,
      client.copyObject(
        new CopySourceOptions({ Bucket: bucket, Object: source }),
        new CopyDestinationOptions({
          Bucket: bucket,
          Object: target,
          MetadataDirective: 'REPLACE',
          Headers: { 'Content-Type': contentType },
        }),
      ),
    );
  }

  async move(from: string, to: string): Promise<void> {
    await this.copy(from, to);
    if (from !== to) await this.delete(from);
  }

  async sweepTemp(olderThanMs: number): Promise<number> {
    const before = new Date(Date.now() - olderThanMs);
    return (await abortUploads(this.location, before)) + (await sweepUploads(this, before));
  }

  private async request(key: string, range: ByteRange | undefined): Promise<Readable> {
    const { client, bucket } = this.location;
    const { start, end } = range ?? { start: 0 };
    const length = end === undefined ? undefined : end - start + 1;
    try {
      return await orThrowNotFound(key, client.getPartialObject(bucket, nameOf(this.location, key), start, length));
    } catch (error) {
      if (!hasS3Code(error, 'InvalidRange')) throw error;
      throw new RangeNotSatisfiableError(key, (await this.head(key))?.size ?? 0);
    }
  }
}

function metadataOf(key: string, response: IncomingMessage): ObjectMetadata {
  try {
    return metadataFrom(key, response.headers);
  } catch (error) {
    response.destroy();
    throw error;
  }
}
