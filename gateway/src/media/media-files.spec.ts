import { Readable } from 'node:stream';
import { ObjectNotFoundError, type ObjectMetadata, type ObjectStore } from '@larder/object-store';
import fastify from 'fastify';
import { MediaFiles } from './media-files.js';

const stored = (etag: string, size = 4): ObjectMetadata => ({
  key: 'a',
  size,
  etag,
  lastModified: new Date('2026-01-02T03:04:05Z'),
  contentType: 'image/webp',
});

/** The response with a file that is `found` first, and opened by `get` then. */
async function responseWith(metadata: ObjectMetadata | null, get: ObjectStore['get'], headers = {}) {
  const files = new MediaFiles({ head: () => Promise.resolve(metadata), get } as unknown as ObjectStore);
  const app = fastify();
  app.get('/', async (request, reply) => {
    const isSent = await files.send(reply, request, { key: 'a', contentType: 'image/webp', cacheControl: 'immutable' });
    return isSent ? reply : reply.status(404).send('none');
  });
  const response = await app.inject({ url: '/', headers });
  await app.close();
  return response;
}

const opened = (etag: string, content: string) =>
  Promise.resolve({ ...stored(etag, content.length), range: null, stream: Readable.from([Buffer.from(content)]) });

describe('a stored file', () => {
  it('is sent with its tag', async () => {
    const { statusCode, headers, body } = await responseWith(stored('one'), () => opened('one', 'soup'));

    expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'soup' });
    expect(headers).toMatchObject({ etag: '"one"', 'content-length': '4', 'cache-control': 'immutable' });
  });

  it('has the tag of its content when it is replaced meanwhile', async () => {
    const { headers, body } = await responseWith(stored('one'), () => opened('two', 'stew!'));

    expect({ body, etag: headers.etag, length: headers['content-length'] }).toEqual({
      body: 'stew!',
      etag: '"two"',
      length: '5',
    });
  });

  it('does not exist when it is deleted meanwhile, and that is not cached', async () => {
    const deleted = () => Promise.reject(new ObjectNotFoundError('a'));
    const { statusCode, headers } = await responseWith(stored('one'), deleted);

    expect(statusCode).toBe(404);
    expect(headers).not.toHaveProperty('cache-control');
    expect(headers).not.toHaveProperty('etag');
  });

  it('is not sent again when the client has it', async () => {
    const { statusCode, headers } = await responseWith(stored('one'), () => opened('one', 'soup'), {
      'if-none-match': '"one"',
    });

    expect({ statusCode, etag: headers.etag }).toEqual({ statusCode: 304, etag: '"one"' });
  });
});
