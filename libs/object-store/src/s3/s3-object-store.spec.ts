import { randomUUID } from 'node:crypto';
import { brokenStream, someBytes, streamOf } from '../../test/bodies.js';
import { describeObjectStore } from '../../test/describe-object-store.js';
import { keysOf, textOf } from '../../test/read-all.js';
import { FakeS3Server } from '../../test/fake-s3-server.js';
import { ObjectStoreUnavailableError } from '../errors.js';
import { objectStoreFrom } from '../object-store-from.js';
import type { ObjectStore } from '../object-store.js';
import { PART_BYTES } from './s3-upload.js';

const CREDENTIALS = { S3_ACCESS_KEY: 'larder', S3_SECRET_KEY: 'larder-secret', S3_BUCKET: 'larder-tests' };

const { TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY, TEST_S3_SECRET_KEY, TEST_S3_BUCKET } = process.env;
if (TEST_S3_ENDPOINT) {
  describeObjectStore(`S3 at ${TEST_S3_ENDPOINT}`, () => {
    return Promise.resolve(
      objectStoreFrom({
        S3_ENDPOINT: TEST_S3_ENDPOINT,
        S3_ACCESS_KEY: TEST_S3_ACCESS_KEY,
        S3_SECRET_KEY: TEST_S3_SECRET_KEY,
        S3_BUCKET: TEST_S3_BUCKET ?? CREDENTIALS.S3_BUCKET,
        NAMESPACE: `test-${randomUUID()}`,
      }),
    );
  });
}

describe('with a fake server', () => {
  let server: FakeS3Server;
  let store: ObjectStore;

  beforeEach(async () => {
    server = new FakeS3Server();
    store = objectStoreFrom({ S3_ENDPOINT: await server.start(), ...CREDENTIALS, NAMESPACE: 'ours' });
  });
  afterEach(() => server.stop());

  describeObjectStore('fake S3 server', () => Promise.resolve(store));

  describe('S3: as a client', () => {
    it('stores all objects under its namespace', async () => {
      await store.put('a/1.txt', Buffer.from('1'));
      expect([...server.objects.keys()]).toEqual(['ours/a/1.txt']);
    });

    it('lists no objects that other programs have put there', async () => {
      await store.put('a/1.txt', Buffer.from('1'));
      const foreign = { bytes: Buffer.from('x'), contentType: 'text/plain', lastModified: new Date(), etag: 'x' };
      for (const name of ['ours/', 'ours/a/', 'ours/my photo.jpg']) server.objects.set(name, foreign);

      expect(await keysOf(store)).toEqual(['a/1.txt']);
      await store.deletePrefix('a');
      expect([...server.objects.keys()]).toEqual(['ours/', 'ours/my photo.jpg']);
    });

    it('sends a body of at most one part in one request', async () => {
      server.failsOn = ({ query }) => query.has('uploads');
      await store.put('a/1.bin', streamOf(someBytes(PART_BYTES)));
      expect(server.objects.get('ours/a/1.bin')?.bytes).toHaveLength(PART_BYTES);
    });

    it('leaves no unfinished upload when the stream breaks', async () => {
      await expect(store.put('a/1.bin', brokenStream(PART_BYTES * 2 + 1))).rejects.toThrow('the connection broke');
      expect(server.uploads.size).toBe(0);
      expect(server.objects.size).toBe(0);
    });

    it('leaves no unfinished upload when a part is refused, and closes the stream', async () => {
      server.failsOn = ({ query }) => query.get('partNumber') === '2';
      const body = streamOf(someBytes(PART_BYTES * 3));

      await expect(store.put('a/1.bin', body)).rejects.toThrow(ObjectStoreUnavailableError);

      expect(body.destroyed).toBe(true);
      expect(server.uploads.size).toBe(0);
      expect(await keysOf(store)).toEqual([]);
    });

    it('aborts uploads that a crashed process has begun', async () => {
      server.uploads.set('u1', { name: 'ours/a/1', contentType: '', parts: new Map(), initiated: new Date(0) });
      server.uploads.set('u2', { name: 'ours/a/2', contentType: '', parts: new Map(), initiated: new Date() });
      server.uploads.set('u3', { name: 'theirs/a', contentType: '', parts: new Map(), initiated: new Date(0) });

      expect(await store.sweepTemp(3_600_000)).toBe(1);
      expect([...server.uploads.keys()]).toEqual(['u2', 'u3']);
    });

    it('retries when the server is busy for a moment', async () => {
      let failures = 3;
      server.failsOn = ({ name }) => name.startsWith('ours/a') && failures-- % 2 === 1;
      await store.put('a/1.txt', Buffer.from('1'));
      expect(await textOf(store.get('a/1.txt'))).toBe('1');
      expect(failures).toBeLessThan(0);
    });

    it('throws "unavailable" instead of "not found" when the server fails', async () => {
      await store.put('a/1.txt', Buffer.from('1'));
      server.failsOn = () => true;
      const calls = [store.head('a/1.txt'), store.get('a/1.txt'), store.deletePrefix('a'), store.ensureReady()];
      await Promise.all(calls.map((call) => expect(call).rejects.toThrow(ObjectStoreUnavailableError)));
    });

    it('throws "unavailable" when there is no server', async () => {
      await server.stop();
      await expect(store.head('a/1.txt')).rejects.toThrow(ObjectStoreUnavailableError);
    });
  });
});
