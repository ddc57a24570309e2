import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keysOf } from '../../test/read-all.js';
import { ObjectStoreUnavailableError } from '../errors.js';
import { objectStoreFrom } from '../object-store-from.js';
import type { ObjectStore } from '../object-store.js';

/** A list of one object that claims to continue with itself. */
const REPEATED_PAGE = `<?xml version="1.0"?><ListBucketResult><IsTruncated>true</IsTruncated>
  <NextContinuationToken>same</NextContinuationToken><Contents><Key>ours/a/b.webp</Key><Size>1</Size>
  <ETag>"x"</ETag><LastModified>2026-01-01T00:00:00Z</LastModified></Contents></ListBucketResult>`;

let server: Server;
let body = '';
let store: ObjectStore;

beforeEach(async () => {
  server = createServer((request, response) => request.resume().on('end', () => response.end(body)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  store = objectStoreFrom({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY: 'larder',
    S3_SECRET_KEY: 'larder-secret',
    S3_BUCKET: 'larder-tests',
    NAMESPACE: 'ours',
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a server that is no S3 server, but answers 200', () => {
  beforeEach(() => {
    body = '<html>Sign in to the network</html>';
  });

  it.each([
    ['stores nothing', () => store.put('a/b.webp', Buffer.from('image'))],
    ['has no object to read', () => store.get('a/b.webp')],
    ['has no metadata', () => store.head('a/b.webp')],
  ])('%s', (_what, call) => expect(call()).rejects.toThrow(ObjectStoreUnavailableError));
});

it('ends a list that repeats a page', async () => {
  body = REPEATED_PAGE;

  await expect(keysOf(store, 'a')).rejects.toThrow(ObjectStoreUnavailableError);
  await expect(store.deletePrefix('a')).rejects.toThrow(ObjectStoreUnavailableError);
});
