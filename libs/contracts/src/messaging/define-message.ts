import type { z } from 'zod';

/** A request to the service that owns the data, and its reply. `subject` is `service.resource.verb`. */
export interface Message<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  readonly kind: 'message';
  readonly subject: string;
  readonly request: Request;
  readonly reply: Reply;
  /** Maximum time the caller waits, in milliseconds. */
  readonly timeoutMs: number;
  /** A read may be repeated after a timeout; a write may not. */
  readonly idempotent: boolean;
}

/** A request whose reply may be long: it is sent in chunks of `item`. */
export interface Stream<Request extends z.ZodType = z.ZodType, Item extends z.ZodType = z.ZodType> {
  readonly kind: 'stream';
  readonly subject: string;
  readonly request: Request;
  readonly item: Item;
  /** Maximum wait for the next chunk, in milliseconds. */
  readonly idleTimeoutMs: number;
  /** A read may be repeated as long as nothing has been received; a write may not. */
  readonly idempotent: boolean;
}

export type RequestOf<M> = M extends { request: infer R extends z.ZodType } ? z.output<R> : never;
export type RequestInputOf<M> = M extends { request: infer R extends z.ZodType } ? z.input<R> : never;
export type ReplyOf<M> = M extends { reply: infer R extends z.ZodType } ? z.output<R> : never;
export type ItemOf<S> = S extends { item: infer I extends z.ZodType } ? z.output<I> : never;

const DEFAULT_TIMEOUT_MS = 10_000;
const SUBJECT = /^[a-z-]+(\.[a-z-]+){2,}$/;

type MessageDefinition<Request extends z.ZodType, Reply extends z.ZodType> = {
  subject: string;
  request: Request;
  reply: Reply;
  timeoutMs?: number;
  idempotent?: boolean;
};

/** Declares a message once, for its senders and the service that answers. */
export function defineMessage<Request extends z.ZodType, Reply extends z.ZodType>({
  subject,
  request,
  reply,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  idempotent = false,
}: MessageDefinition<Request, Reply>): Message<Request, Reply> {
  return { kind: 'message', subject: checkSubject(subject), request, reply, timeoutMs, idempotent };
}

type StreamDefinition<Request extends z.ZodType, Item extends z.ZodType> = {
  subject: string;
  request: Request;
  item: Item;
  idleTimeoutMs?: number;
  idempotent?: boolean;
};

/**
 * Declares a streamed reply: one request, then any number of items in chunks below the transport's limit. Streams are
 * reads unless `idempotent` is false.
 */
export function defineStream<Request extends z.ZodType, Item extends z.ZodType>({
  subject,
  request,
  item,
  idleTimeoutMs = DEFAULT_TIMEOUT_MS,
  idempotent = true,
}: StreamDefinition<Request, Item>): Stream<Request, Item> {
  return { kind: 'stream', subject: checkSubject(subject), request, item, idleTimeoutMs, idempotent };
}

function checkSubject(subject: string): string {
  if (!SUBJECT.test(subject)) throw new Error(`A subject is service.resource.verb, not "${subject}".`);
  return subject;
}
