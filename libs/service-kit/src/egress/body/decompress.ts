import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { EgressError } from '../policy/egress-error.js';

/** What we ask servers to send. Not deflate: they disagree about what it is. */
export const ACCEPTED_ENCODINGS = 'gzip, br';
/** Only attackers compress twice. */
const MAX_ENCODINGS = 2;

const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH } = constants;
const MAY_END_EARLY = { flush: Z_SYNC_FLUSH, finishFlush: Z_SYNC_FLUSH };
const MAY_END_EARLY_BROTLI = { flush: BROTLI_OPERATION_FLUSH, finishFlush: BROTLI_OPERATION_FLUSH };
const MUST_END = { flush: Z_SYNC_FLUSH };
const MUST_END_BROTLI = { flush: BROTLI_OPERATION_FLUSH };

export interface DecompressOptions {
  /** Takes compressed data without its end for complete. */
  mayEndEarly: boolean;
}

const DECODERS: Record<string, (options: DecompressOptions) => Transform> = {
  gzip: ({ mayEndEarly }) => createGunzip(mayEndEarly ? MAY_END_EARLY : MUST_END),
  'x-gzip': ({ mayEndEarly }) => createGunzip(mayEndEarly ? MAY_END_EARLY : MUST_END),
  deflate: ({ mayEndEarly }) => createInflate(mayEndEarly ? MAY_END_EARLY : MUST_END),
  br: ({ mayEndEarly }) => createBrotliDecompress(mayEndEarly ? MAY_END_EARLY_BROTLI : MUST_END_BROTLI),
};

/** The body without its `Content-Encoding`. Nothing is decompressed ahead of what is read. */
export function decompress(body: Readable, contentEncoding: string, options: DecompressOptions): Readable {
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== 'identity');
  if (encodings.length > MAX_ENCODINGS) throw new EgressError('connection', 'compressed too often');
  return encodings.reverse().reduce((stream, encoding) => decodedBy(stream, encoding, options), body);
}

function decodedBy(body: Readable, encoding: string, options: DecompressOptions): Readable {
  const decoder = DECODERS[encoding];
  if (!decoder) throw new EgressError('connection', `compressed with ${encoding.slice(0, 20)}`);
  // Failures arrive at the reader of the last stream; ending early closes all of them.
  return pipeline(body, decoder(options), () => undefined);
}
