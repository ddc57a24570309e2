import type { AppError, Message } from '@larder/contracts';
import { CommonErrors } from '@larder/contracts';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { abortable, pause } from '../../async/abortable.js';
import { monotonicMs, remainingMs, type RequestContext } from '../../context/request-context.js';
import { decodeError } from '../../nats/codec.js';
import { connectionMonitorOf } from '../../nats/connection-monitor.js';
import { HEADER, writeContext } from '../../nats/headers.js';
import { KitErrors } from '../../nats/kit-errors.js';
import { failureError, failureOf } from '../../nats/nats-failure.js';
import { attemptMs, RECONNECT_MS, retryPauseMs, type AttemptFailure } from '../../nats/request-attempts.js';
import { serviceOf, subjectOf } from '../../nats/subjects.js';
import { readLargeReply } from '../../streams/large-reply.js';
import { readStream } from '../../streams/read-stream.js';
import { awaitReply } from './await-reply.js';
import type { ReplyInbox } from './reply-inbox.js';

/** The connection of the requesting application. */
export interface NatsCaller {
  nats: NatsConnection;
  /** The name of the application. */
  name: string;
  namespace: string;
  replies: ReplyInbox;
}

interface NatsRequest {
  message: Message;
  /** The request as JSON. */
  data: string;
  context: RequestContext;
  signal: AbortSignal | undefined;
}

type AttemptOutcome = { reply: Msg } | { reply?: undefined; failure: AttemptFailure; error: unknown };

/** Writes with a longer timeout than this one, in milliseconds, wait for their reply although the connection is lost. */
const USUAL_TIMEOUT_MS = 10_000;

/** Sends a request over NATS and returns its reply as JSON; retries only when that is safe. */
export async function requestOverNats(caller: NatsCaller, request: NatsRequest): Promise<string> {
  const { message, context, signal } = request;
  for (let failures = 0; ; failures += 1) {
    const outcome = await attempt(caller, request, failures);
    if (outcome.reply) return replyText(caller, request, outcome.reply);
    const pauseMs = retryPauseMs(outcome.failure, message.idempotent, failures);
    if (pauseMs === null || timeLeftMs(context) <= pauseMs)
      throw failureError(outcome.failure, message.subject, outcome.error);
    await pause(pauseMs, signal);
  }
}

async function attempt(caller: NatsCaller, request: NatsRequest, failures: number): Promise<AttemptOutcome> {
  const { message, context } = request;
  const monitor = connectionMonitorOf(caller.nats);
  if (!(await monitor.waitUntilUp(Math.min(timeLeftMs(context), RECONNECT_MS))))
    return { failure: 'unsent', error: monitor.lostSignal.reason };
  const leftMs = timeLeftMs(context);
  if (leftMs <= 0) throw CommonErrors.timeout({ subject: message.subject });
  try {
    const reply = await send(caller, request, attemptMs(leftMs, message.idempotent, failures));
    if (!reply.headers?.has(HEADER.interrupted)) return { reply };
    return { failure: 'interrupted', error: decodeError(reply.data) };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return { failure, error };
  }
}

function send({ nats, namespace, replies }: NatsCaller, request: NatsRequest, timeoutMs: number): Promise<Msg> {
  const { message, data, context, signal } = request;
  const headers = writeContext({ ...context, deadlineAt: monotonicMs() + timeoutMs });
  const destination = { subject: subjectOf(namespace, message), service: serviceOf(message) };
  const reply = replies.request({ ...destination, data, headers, timeoutMs });
  const isLongWrite = message.timeoutMs > USUAL_TIMEOUT_MS && !message.idempotent;
  if (isLongWrite) return abortable(reply, signal);
  return awaitReply(reply, connectionMonitorOf(nats), { isRead: message.idempotent, signal });
}

/** The text of the reply; a reply that is too large for a message is read in pieces. */
function replyText(caller: NatsCaller, request: NatsRequest, reply: Msg): string | Promise<string> {
  const error = errorOf(reply);
  if (!error) return reply.string();
  if (!reply.reply || error.code !== KitErrors.replyTooLarge().code) throw error;
  const { nats, name, namespace } = caller;
  const { message, context, signal } = request;
  const route = { namespace, caller: name, service: serviceOf(message) };
  const pieces = { nats, route, subject: reply.reply, data: '', context, idempotent: false, signal };
  return readLargeReply(readStream({ ...pieces, idleTimeoutMs: message.timeoutMs }));
}

function errorOf(reply: Msg): AppError | null {
  return reply.headers?.has(HEADER.error) ? decodeError(reply.data) : null;
}

function timeLeftMs(context: RequestContext): number {
  return remainingMs(context) ?? Infinity;
}
