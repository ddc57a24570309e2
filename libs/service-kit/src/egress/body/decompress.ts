import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { EgressError } from '../policy/egress-error.js';

/** The accepted encodings. Without deflate, which servers implement differently. */
export const ACCEPTED_ENCODINGS = 'gzip, br';
/** Maximum number of nested encodings: more indicate an attack. */
const MAX_ENCODINGS = 2;

const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH } = constants;
const MAY_END_EARLY = { flush: Z_SYNC_FLUSH, finishFlush: Z_SYNC_FLUSH };
const MAY_END_EARLY_BROTLI = { flush: BROTLI_OPERATION_FLUSH, finishFlush: BROTLI_OPERATION_FLUSH };
const MUST_END = { flush: Z_SYNC_FLUSH };
const MUST_END_BROTLI = { flush: BROTLI_OPERATION_FLUSH };

export interface DecompressOptions {
  /** Accepts compressed data without its end as complete. */
  mayEndEarly: boolean;
}

const DECODERS: Record<string, (options: DecompressOptions) => Transform> = {
  gzip: ({ mayEndEarly }) => createGunzip(mayEndEarly ? MAY_END_EARLY : MUST_END),
  'x-gzip': ({ mayEndEarly }) => createGunzip(mayEndEarly ? MAY_END_EARLY : MUST_END),
  deflate: ({ mayEndEarly }) => createInflate(mayEndEarly ? MAY_END_EARLY : MUST_END),
  br: ({ mayEndEarly }) => createBrotliDecompress(mayEndEarly ? MAY_END_EARLY_BROTLI : MUST_END_BROTLI),
};

/** Removes the `Content-Encoding` of a body. Decompresses only as much as is read. */
export function decompress(body: Readable, contentEncoding: string, options: DecompressOptions): Readable {
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== 'identity');
  if (encodings.length > MAX_ENCODINGS) throw new EgressError('connection', 'compressed too many times');
  return encodings.reverse().reduce((stream, encoding) => decodedBy(stream, encoding, options), body);
}

function decodedBy(body: Readable, encoding: string, options: DecompressOptions): Readable {
  const decoder = DECODERS[encoding];
  if (!decoder) throw new EgressError('connection', `compressed with ${encoding.slice(0, 20)}`);
  // Failures are reported to the reader of the last stream; an early end closes all streams.
  return pipeline(body, decoder(options), () => undefined);
}
