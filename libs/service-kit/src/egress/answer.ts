import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { capped } from './capped.js';
import type { Deadline } from './deadline.js';
import { decompressed } from './decompressed.js';
import { EgressError, toEgressError } from './egress-error.js';

/** An answer whose body is still on its way. Call `close` when done, else its connection stays open. */
export interface OpenedAnswer {
  /** Where the answer came from, after redirects. */
  url: string;
  status: number;
  contentType: string;
  /** Decompressed; throws an `EgressError` when the server sends too much or too slowly. */
  body: AsyncIterable<Uint8Array>;
  close: () => void;
}

/** An answer read to its end. */
export type FetchedAnswer = Omit<OpenedAnswer, 'body' | 'close'> & { body: Buffer };

/** undici's answer with the address it came from. */
export type RawAnswer = Dispatcher.ResponseData & { url: string };

/** Makes an answer readable within `maxBytes`. Throws `too-large` at once when the server announces more. */
export function openAnswer(raw: RawAnswer, maxBytes: number, deadline: Deadline): OpenedAnswer {
  const announced = Number(raw.headers['content-length']);
  if (announced > maxBytes) {
    discard(raw);
    throw new EgressError('too-large', `announced ${announced} bytes`);
  }
  return {
    url: raw.url,
    status: raw.statusCode,
    contentType: headerText(raw.headers['content-type']),
    body: readBody(raw, maxBytes),
    close: () => {
      deadline.stop();
      discard(raw);
    },
  };
}

/** Reads an answer to its end and closes it. */
export async function readAnswer({ body, close, ...answer }: OpenedAnswer): Promise<FetchedAnswer> {
  try {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    return { ...answer, body: Buffer.concat(chunks) };
  } finally {
    close();
  }
}

/** Closes the connection of an answer nobody wants to read. */
export function discard({ body }: Pick<RawAnswer, 'body'>): void {
  body.destroy();
}

export function headerText(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}

/** Capped twice: little can become much, and much can become nothing for ever. */
async function* readBody({ body, headers }: RawAnswer, maxBytes: number): AsyncGenerator<Uint8Array> {
  try {
    const sent = Readable.from(capped(body, maxBytes), { objectMode: false });
    yield* capped(decompressed(sent, headerText(headers['content-encoding'])), maxBytes);
  } catch (error) {
    throw toEgressError(error);
  }
}
