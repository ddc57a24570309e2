import { Readable } from 'node:stream';
import { limitBytes } from './body/limit-bytes.js';
import type { Deadline } from './deadline.js';
import { decompress } from './body/decompress.js';
import { EgressError, toEgressError } from './policy/egress-error.js';
import type { HttpResponse } from './http-exchange.js';
import { withinIdleTime } from './body/within-idle-time.js';

/** A response whose body is still on its way. Call `close` when done, else its connection stays open. */
export interface OpenResponse {
  /** Where the response came from, after redirects. */
  url: string;
  status: number;
  contentType: string;
  /** Decompressed; throws an `EgressError` when the server sends too much or too slowly. */
  body: AsyncIterable<Uint8Array>;
  close: () => void;
}

/** A response read to its end. */
export type FetchedResponse = Omit<OpenResponse, 'body' | 'close'> & { body: Buffer };

/** A response with the address it came from. */
export type RawResponse = HttpResponse & { url: string };

export interface ReadLimits {
  /** Cap on the body, as sent and as decompressed. */
  maxBytes: number;
  /** Longest wait for the next piece of the body. */
  idleTimeoutMs: number;
}

/** Makes a response readable within the limits. Throws `too-large` at once when the server announces more. */
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

/** Reads a response to its end and closes it. */
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
 * The body, decompressed; throws `EgressError`s, also when it ends too early. Capped before and after decompression: little can become much, and
 * much can become nothing.
 */
export async function* readBody(
  { body, headers }: Pick<HttpResponse, 'body' | 'headers'>,
  { maxBytes, idleTimeoutMs }: ReadLimits,
): AsyncGenerator<Uint8Array> {
  // Some servers end what they compress a few bytes early. When nothing else says where the body ends, it may be half.
  const isFramed = 'content-length' in headers || 'transfer-encoding' in headers;
  try {
    const content = Readable.from(limitBytes(withinIdleTime(body, idleTimeoutMs), maxBytes), { objectMode: false });
    yield* limitBytes(decompress(content, headers['content-encoding'] ?? '', { mayEndEarly: isFramed }), maxBytes);
  } catch (error) {
    throw toEgressError(error);
  }
}
