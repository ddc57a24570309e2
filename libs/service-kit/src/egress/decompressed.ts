import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { EgressError } from './egress-error.js';

/** What we ask servers to send. Not deflate: they disagree about what it is. */
export const ACCEPTED_ENCODINGS = 'gzip, br';
/** Nobody compresses twice but attackers. */
const MAX_ENCODINGS = 2;

// A body that ends a few bytes early is still a page.
const LENIENT = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const LENIENT_BROTLI = { flush: constants.BROTLI_OPERATION_FLUSH, finishFlush: constants.BROTLI_OPERATION_FLUSH };

const DECODERS: Record<string, () => Transform> = {
  gzip: () => createGunzip(LENIENT),
  'x-gzip': () => createGunzip(LENIENT),
  deflate: () => createInflate(LENIENT),
  br: () => createBrotliDecompress(LENIENT_BROTLI),
};

/** The body without its `Content-Encoding`. Nothing is decompressed ahead of what is read. */
export function decompressed(body: Readable, contentEncoding: string): Readable {
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== 'identity');
  if (encodings.length > MAX_ENCODINGS) throw new EgressError('connection', 'compressed too often');
  return encodings.reverse().reduce(decodedBy, body);
}

function decodedBy(body: Readable, encoding: string): Readable {
  const decoder = DECODERS[encoding];
  if (!decoder) throw new EgressError('connection', `compressed with ${encoding.slice(0, 20)}`);
  // Failures arrive at whoever reads the last stream; ending early closes all of them.
  return pipeline(body, decoder(), () => undefined);
}
