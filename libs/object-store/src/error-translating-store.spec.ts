import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeS3Server } from '../test/fake-s3-server.js';
import { InvalidKeyError, ObjectStoreFullError, ObjectStoreUnavailableError } from './errors.js';
import { objectStoreFrom } from './object-store-from.js';
import { toStoreError } from './error-translating-store.js';

const failing = (code: string) => Object.assign(new Error(code), { code });

async function* body(code: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from('half'));
  throw failing(code);
}

describe('failures of a store', () => {
  it.each([
    ['ENOSPC', ObjectStoreFullError],
    ['EDQUOT', ObjectStoreFullError],
    ['EIO', ObjectStoreUnavailableError],
    ['EROFS', ObjectStoreUnavailableError],
    ['EMFILE', ObjectStoreUnavailableError],
  ])('are translated for a disk that fails with %s, and nothing is stored', async (code, type) => {
    const folder = await mkdtemp(join(tmpdir(), 'larder-failing-'));
    const store = objectStoreFrom({ DATA_DIR: folder });
    await expect(store.put('a/1.txt', body(code))).rejects.toBeInstanceOf(type);
    expect(await store.head('a/1.txt')).toBeNull();
    await rm(folder, { recursive: true });
  });

  it.each([new InvalidKeyError('..', 'no'), failing('ECONNRESET'), new TypeError('a bug')])(
    'are otherwise unchanged: %s',
    (error) => expect(toStoreError(error)).toBe(error),
  );

  it('are translated for a full bucket', async () => {
    const server = new FakeS3Server();
    const settings = { S3_ENDPOINT: await server.start(), S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
    const store = objectStoreFrom(settings);
    await store.put('a/1.txt', Buffer.from('1'));
    server.failure = { status: 507, code: 'XMinioStorageFull' };
    server.failsOn = ({ method }) => method === 'PUT';
    await expect(store.put('a/2.txt', Buffer.from('2'))).rejects.toBeInstanceOf(ObjectStoreFullError);
    expect(await store.head('a/1.txt')).not.toBeNull();
    await server.stop();
  });
});
