import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, failure, read, tagOf, xml, type Reply, type StoredS3Object } from './fake-s3-replies.js';

interface MultipartUpload {
  name: string;
  contentType: string;
  parts: Map<number, Buffer>;
  initiated: Date;
}
interface Call {
  method: string;
  /** Empty for requests on the bucket. */
  name: string;
  query: URLSearchParams;
  request: IncomingMessage;
  body: Buffer;
}

/** Number of objects per page; small, so that most listings need several pages. */
const PAGE_SIZE = 2;

/**
 * An in-memory server for the S3 calls of the store, with any credentials. Tests need no real server, and can check
 * unfinished uploads and make requests fail.
 */
export class FakeS3Server {
  readonly objects = new Map<string, StoredS3Object>();
  readonly uploads = new Map<string, MultipartUpload>();
  /** The error response of failing calls. */
  failure = { status: 500, code: 'InternalError' };
  /** The calls that fail with `failure`. */
  failsOn: (call: Pick<Call, 'method' | 'name' | 'query'>) => boolean = () => false;
  /** Changes the bytes before they are stored; the etag is that of the original bytes. */
  corruptBody: ((bytes: Buffer) => Buffer) | null = null;
  private hasBucket = false;
  private readonly server: Server = createServer((request, response) => void this.serve(request, response));

  /** Starts to listen, by default on any free port, and returns the address. */
  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const name = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
    const call = { method: request.method ?? '', name, query: url.searchParams, request, body: Buffer.concat(chunks) };
    const {
      status = 200,
      headers = {},
      body = '',
    } = this.failsOn(call) ? failure(this.failure.status, this.failure.code) : this.answer(call);
    response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  private answer(call: Call): Reply {
    if (call.name === '') return this.answerForBucket(call);
    if (call.query.has('uploads') || call.query.has('uploadId')) return this.answerForUpload(call);
    return this.answerForObject(call);
  }

  private answerForBucket({ method, query, body }: Call): Reply {
    if (method === 'HEAD') return this.hasBucket ? {} : failure(404, 'NoSuchBucket');
    if (method === 'PUT') this.hasBucket = true;
    if (method === 'POST' && query.has('delete')) return this.removeMany(body);
    if (method !== 'GET') return {};
    return query.has('uploads') ? this.listUploads(query) : this.listObjects(query);
  }

  private answerForObject({ method, name, request, body }: Call): Reply {
    const object = this.objects.get(name);
    if (method === 'DELETE') return this.remove(name);
    if (method === 'PUT') return this.put(name, request, body);
    if (!object) return failure(404, 'NoSuchKey');
    return method === 'HEAD' ? describe(object, object.bytes.length) : read(object, request.headers.range);
  }

  private put(name: string, request: IncomingMessage, body: Buffer): Reply {
    const contentType = request.headers['content-type'] ?? 'binary/octet-stream';
    const source = request.headers['x-amz-copy-source'];
    if (typeof source !== 'string') return { headers: { etag: this.store(name, body, contentType) } };
    const copied = this.objects.get(
      decodeURIComponent(source)
        .split('/')
        .slice(source.startsWith('/') ? 2 : 1)
        .join('/'),
    );
    if (!copied) return failure(404, 'NoSuchKey');
    return xml('CopyObjectResult', `<ETag>${this.store(name, copied.bytes, contentType)}</ETag>`);
  }

  private answerForUpload({ method, name, query, request, body }: Call): Reply {
    if (query.has('uploads')) return this.beginUpload(name, request.headers['content-type'] ?? '');
    const uploadId = query.get('uploadId') ?? '';
    const upload = this.uploads.get(uploadId);
    if (!upload) return failure(404, 'NoSuchUpload');
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return { headers: { etag: tagOf(body) } };
    }
    this.uploads.delete(uploadId);
    if (method === 'DELETE') return { status: 204 };
    const whole = Buffer.concat([...upload.parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes));
    return xml(
      'CompleteMultipartUploadResult',
      `<Location>${name}</Location><ETag>${this.store(name, whole, upload.contentType)}</ETag>`,
    );
  }

  private beginUpload(name: string, contentType: string): Reply {
    const uploadId = randomUUID();
    this.uploads.set(uploadId, { name, contentType, parts: new Map(), initiated: new Date() });
    return xml('InitiateMultipartUploadResult', `<UploadId>${uploadId}</UploadId>`);
  }

  private store(name: string, bytes: Buffer, contentType: string): string {
    const etag = tagOf(bytes);
    const stored = this.corruptBody?.(bytes) ?? bytes;
    this.objects.set(name, { bytes: stored, contentType, lastModified: new Date(), etag });
    return etag;
  }

  private remove(name: string): Reply {
    this.objects.delete(name);
    return { status: 204 };
  }

  private removeMany(body: Buffer): Reply {
    for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) this.objects.delete(name);
    return xml('DeleteResult', '');
  }

  private listObjects(query: URLSearchParams): Reply {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
    const names = [...this.objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort();
    const page = names.slice(0, PAGE_SIZE);
    const entries = page.map((name) => {
      const { bytes, lastModified, etag } = this.objects.get(name) as StoredS3Object;
      const fields = `<Key>${name}</Key><LastModified>${lastModified.toISOString()}</LastModified><ETag>${etag}</ETag>`;
      return `<Contents>${fields}<Size>${bytes.length}</Size></Contents>`;
    });
    const more = names.length > PAGE_SIZE;
    const token = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return xml('ListBucketResult', `<IsTruncated>${more}</IsTruncated>${token}${entries.join('')}`);
  }

  private listUploads(query: URLSearchParams): Reply {
    const prefix = query.get('prefix') ?? '';
    const uploads = [...this.uploads].filter(([, { name }]) => name.startsWith(prefix));
    const entries = uploads.map(([id, { name, initiated }]) => {
      return `<Upload><Key>${name}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`;
    });
    return xml('ListMultipartUploadsResult', `<IsTruncated>false</IsTruncated>${entries.join('')}`);
  }
}
