import { Readable } from 'node:stream';
import { limitBytes } from './body/limit-bytes.js';
import type { Deadline } from './deadline.js';
import { decompress } from './body/decompress.js';
import { EgressError, toEgressError } from './policy/egress-error.js';
import type { HttpResponse } from './http-exchange.js';
import { withinIdleTime } from './body/within-idle-time.js';

/** A response with a body to be read. Call `close` afterwards, else its connection stays open. */
export interface OpenResponse {
  /** The address of the response, after redirects. */
  url: string;
  status: number;
  contentType: string;
  /** Decompressed; throws an `EgressError` when the server sends too much or too slowly. */
  body: AsyncIterable<Uint8Array>;
  close: () => void;
}

/** A response that was read completely. */
export type FetchedResponse = Omit<OpenResponse, 'body' | 'close'> & { body: Buffer };

/** A response with its address. */
export type RawResponse = HttpResponse & { url: string };

export interface ReadLimits {
  /** Maximum size of the body, as sent and as decompressed, in bytes. */
  maxBytes: number;
  /** Maximum wait for the next chunk of the body, in milliseconds. */
  idleTimeoutMs: number;
}

/** Opens a response for reading within the limits. Throws `too-large` at once when its declared length exceeds them. */
export function openResponse(raw: RawResponse, limits: ReadLimits, deadline: Deadline): OpenResponse {
  const announced = Number(raw.headers['content-length']);
  if (announced > limits.maxBytes) {
    raw.close();
    throw new EgressError('too-large', `announced ${announced} bytes`);
  }
  return {
    url: raw.url,
    status: raw.status,
    contentType: raw.headers['content-type'] ?? '',
    body: readBody(raw, limits),
    close: () => {
      deadline.stop();
      raw.close();
    },
  };
}

/** Reads a response completely and closes it. */
export async function readResponse({ body, close, ...response }: OpenResponse): Promise<FetchedResponse> {
  try {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    return { ...response, body: Buffer.concat(chunks) };
  } finally {
    close();
  }
}

/**
 * Yields the decompressed body; throws `EgressError`s, also when it ends too early. Limited before and after
 * decompression: a small body can become large, and a large one can become empty.
 */
export async function* readBody(
  { body, headers }: Pick<HttpResponse, 'body' | 'headers'>,
  { maxBytes, idleTimeoutMs }: ReadLimits,
): AsyncGenerator<Uint8Array> {
  // Some servers omit the last bytes of compressed data. Accepted only when the length of the body is known.
  const isFramed = 'content-length' in headers || 'transfer-encoding' in headers;
  try {
    const content = Readable.from(limitBytes(withinIdleTime(body, idleTimeoutMs), maxBytes), { objectMode: false });
    yield* limitBytes(decompress(content, headers['content-encoding'] ?? '', { mayEndEarly: isFramed }), maxBytes);
  } catch (error) {
    throw toEgressError(error);
  }
}
