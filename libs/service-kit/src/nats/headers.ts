import { headers as newHeaders, type MsgHdrs } from '@nats-io/transport-node';
import { Actor } from '@larder/contracts';
import { isTraceparent } from '../tracing/traceparent.js';
import { monotonicMs, newId, remainingMs, type RequestContext } from '../context/request-context.js';

/** Names of the message headers. */
export const HEADER = {
  actor: 'Larder-Actor',
  /** Milliseconds until the caller's deadline. A duration instead of a time, since clocks of machines differ. */
  remaining: 'Larder-Remaining-Ms',
  requestId: 'Larder-Request-Id',
  /** The caller's span (W3C Trace Context). */
  traceparent: 'traceparent',
  /** Present on a reply whose body is an error. */
  error: 'Larder-Error',
  /** Present on such a reply when the service failed during the request: an idempotent request may be repeated. */
  interrupted: 'Larder-Interrupted',
} as const;

const NON_ASCII = /[\u007f-\uffff]/g;
const REQUEST_ID = /^[\w.-]{1,64}$/;

/** Writes actor, remaining time, request id and span. */
export function writeContext({ requestId, actor, deadlineAt, traceparent }: RequestContext): MsgHdrs {
  const result = newHeaders();
  result.set(HEADER.requestId, requestId);
  if (actor) result.set(HEADER.actor, asciiJson(actor));
  if (traceparent !== undefined) result.set(HEADER.traceparent, traceparent);
  const remaining = deadlineAt === undefined ? Infinity : deadlineAt - monotonicMs();
  if (Number.isFinite(remaining)) result.set(HEADER.remaining, String(Math.max(0, Math.floor(remaining))));
  return result;
}

/** Reads the headers of `writeContext`; absent or malformed ones are omitted, a malformed actor counts as absent. */
export function readContext(headers: MsgHdrs | undefined): RequestContext {
  const requestId = headers?.get(HEADER.requestId) ?? '';
  const traceparent = headers?.get(HEADER.traceparent) ?? '';
  const remaining = Number.parseInt(headers?.get(HEADER.remaining) ?? '', 10);
  return {
    requestId: REQUEST_ID.test(requestId) ? requestId : newId(),
    actor: readActor(headers?.get(HEADER.actor)),
    ...(isTraceparent(traceparent) ? { traceparent } : {}),
    ...(Number.isFinite(remaining) ? { deadlineAt: monotonicMs() + remaining } : {}),
  };
}

/** The context of an outgoing request: the caller's own, with the earlier of both deadlines. */
export function outgoingContext(
  current: RequestContext | undefined,
  actor: Actor | null,
  timeoutMs: number,
): RequestContext {
  const waitMs = Math.min(timeoutMs, remainingMs(current) ?? Infinity);
  const { requestId = newId(), traceparent } = current ?? {};
  const span = traceparent === undefined ? {} : { traceparent };
  return { requestId, actor, deadlineAt: monotonicMs() + waitMs, ...span };
}

function readActor(text: string | undefined): Actor | null {
  if (!text) return null;
  try {
    return Actor.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** JSON in ASCII, as headers require: names of users may contain other characters. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(NON_ASCII, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
