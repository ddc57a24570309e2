import { headers as newHeaders, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { encode } from '../nats/codec.js';
import { HEADER } from '../nats/headers.js';
import { KitErrors } from '../nats/kit-errors.js';
import { sendStream } from './send-stream.js';

/** Characters per piece: encoded as JSON it is far below the limit of a message. */
const PIECE_CHARACTERS = 64 * 1024;
/** How long a reply can be read, in milliseconds; callers read it immediately. */
const OFFER_MS = 10_000;

interface LargeReply {
  nats: NatsConnection;
  /** The request. */
  message: Msg;
  text: string;
  /** Two subjects of the service: where the reply is requested, and where its reader grants credit. */
  subjects: [offer: string, control: string];
  /** Aborted when the service stops. */
  signal: AbortSignal;
}

/**
 * Sends a reply that is larger than a message: an error, which callers of an older version understand, with a subject
 * at which the reply can be read once, as a stream of pieces.
 */
export function offerLargeReply({ nats, message, text, subjects, signal }: LargeReply): void {
  const [subject, control] = subjects;
  const subscription = nats.subscribe(subject, {
    max: 1,
    // A caller that has stopped waiting needs no reply; a waiting one times out.
    callback: (_error, request) =>
      void sendStream(nats, request, piecesOf(text), { control, signal }).catch(() => undefined),
  });
  setTimeout(() => subscription.unsubscribe(), OFFER_MS).unref();
  const headers = newHeaders();
  headers.set(HEADER.error, 'true');
  message.respond(encode(KitErrors.replyTooLarge()), { headers, reply: subject });
}

/** A text in pieces, in their order. Surrogate pairs that are split are restored when the pieces are joined. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += PIECE_CHARACTERS) {
    yield await Promise.resolve(text.slice(start, start + PIECE_CHARACTERS));
  }
}

/** Joins the pieces of a large reply. */
export async function readLargeReply(pieces: AsyncIterable<unknown>): Promise<string> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(String(piece));
  return all.join('');
}
