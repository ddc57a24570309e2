import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { CopyDestinationOptions, CopySourceOptions } from 'minio';
import { readBody, usingBody } from '../bodies/read-body.js';
import { resolveRange } from '../byte-range.js';
import { contentTypeOf, contentTypeOfCopy } from '../content-types.js';
import { ObjectNotFoundError, RangeNotSatisfiableError } from '../errors.js';
import { checkFolder } from '../keys.js';
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
import { hasS3Code, orMissing, orNotFound } from './s3-errors.js';
import { metadataFrom } from './s3-headers.js';
import { listNames, removeListed } from './s3-list.js';
import { namePrefixOf, nameOf, type S3Place } from './s3-place.js';
import { abortUploads } from './s3-sweep.js';
import { upload } from './s3-upload.js';

/** Objects in a bucket of MinIO or another S3-compatible server. */
export class S3ObjectStore implements ObjectStore {
  constructor(
    private readonly place: S3Place,
    private readonly region: string,
  ) {}

  async ensureReady(): Promise<void> {
    const { client, bucket } = this.place;
    if (await client.bucketExists(bucket)) return;
    try {
      await client.makeBucket(bucket, this.region);
    } catch (error) {
      if (!hasS3Code(error, 'BucketAlreadyOwnedByYou')) throw error; // another process was quicker
    }
  }

  async put(key: string, body: ObjectBody, options: PutOptions = {}): Promise<StoredObject> {
    return usingBody(body, async () => {
      const name = nameOf(this.place, key);
      const contentType = options.contentType ?? contentTypeOf(key);
      const { etag, size } = await upload(this.place, { name, contentType, chunks: readBody(body, options.maxBytes) });
      return { key, size, etag, contentType };
    });
  }

  async get(key: string, options: { range?: ByteRange } = {}): Promise<OpenedObject> {
    const response = await this.request(key, options.range);
    if (!(response instanceof IncomingMessage)) throw new Error('The S3 client answered with something new.');
    const metadata = metadataFrom(key, response.headers);
    return { ...metadata, range: resolveRange(key, options.range, metadata.size), stream: response };
  }

  async head(key: string): Promise<ObjectMetadata | null> {
    const found = await orMissing(this.place.client.statObject(this.place.bucket, nameOf(this.place, key)));
    if (!found) return null;
    const { size, etag, lastModified, metaData } = found;
    const contentType: unknown = metaData['content-type'];
    return {
      key,
      size,
      etag,
      lastModified,
      contentType: typeof contentType === 'string' ? contentType : contentTypeOf(key),
    };
  }

  async delete(key: string): Promise<void> {
    await this.place.client.removeObject(this.place.bucket, nameOf(this.place, key));
  }

  async deletePrefix(folder: string): Promise<void> {
    checkFolder(folder); // refuses the whole bucket, which `list` allows
    await removeListed(this.place, listNames(this.place, namePrefixOf(this.place, folder)));
  }

  async *list(folder = ''): AsyncGenerator<ListedObject> {
    yield* listNames(this.place, namePrefixOf(this.place, folder));
  }

  async copy(from: string, to: string): Promise<void> {
    const { client, bucket } = this.place;
    const [source, target] = [nameOf(this.place, from), nameOf(this.place, to)];
    const found = await this.head(from);
    if (!found) throw new ObjectNotFoundError(from);
    if (from === to) return;
    const contentType = contentTypeOfCopy(found.contentType, from, to);
    await orNotFound(
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
    return (await abortUploads(this.place, before)) + (await sweepUploads(this, before));
  }

  private async request(key: string, range: ByteRange | undefined): Promise<Readable> {
    const { client, bucket } = this.place;
    const { start, end } = range ?? { start: 0 };
    const length = end === undefined ? undefined : end - start + 1;
    try {
      return await orNotFound(key, client.getPartialObject(bucket, nameOf(this.place, key), start, length));
    } catch (error) {
      if (!hasS3Code(error, 'InvalidRange')) throw error;
      throw new RangeNotSatisfiableError(key, (await this.head(key))?.size ?? 0);
    }
  }
}
