import { CommonErrors } from '@larder/contracts';
import { remainingMs, type RequestContext } from '../../context/request-context.js';
import type { Chunk } from '../../streams/chunk-items.js';
import { abortable } from '../../async/abortable.js';
import type { InProcessEndpoint, InProcessServices } from '../../in-process/in-process-services.js';
import { WorkInterrupted } from '../../nats/work-interrupted.js';

interface LocalRequest {
  local: InProcessServices;
  subject: string;
  /** Whether it may be repeated when the service fails. */
  idempotent: boolean;
  /** The request as JSON. */
  data: string;
  context: RequestContext;
  signal?: AbortSignal | undefined;
}

type StreamRequest = LocalRequest & { idleTimeoutMs: number };

/** How long a caller waits for a service that is being restarted, in milliseconds. */
const RESTART_WAIT_MS = 8_000;
/** Maximum number of repetitions of a read because its service failed. */
const MAX_REPEATS = 3;

/** Sends a request to a service of this process and waits as long as the context allows. */
export async function requestInProcess(request: LocalRequest): Promise<string> {
  for (let repeats = 0; ; repeats += 1) {
    const endpoint = await endpointOf(request);
    try {
      return await send(endpoint, request);
    } catch (error) {
      if (!mayRepeat(request, error, repeats)) throw error;
    }
  }
}

/** Yields the chunks of a stream of a service of this process; leaving the loop stops the work. */
export async function* streamInProcess(request: StreamRequest): AsyncGenerator<Chunk> {
  for (let repeats = 0; ; repeats += 1) {
    const endpoint = await endpointOf(request);
    let hasBegun = false;
    try {
      for await (const chunk of readChunks(endpoint, request)) {
        hasBegun = true;
        yield chunk;
      }
      return;
    } catch (error) {
      // Chunks that were read cannot be taken back, and a second reading may differ.
      if (hasBegun || !mayRepeat(request, error, repeats)) throw error;
    }
  }
}

/** The service's endpoint, if necessary after a restart. */
async function endpointOf({ local, subject, context, signal }: LocalRequest): Promise<InProcessEndpoint> {
  const endpoint = await abortable(local.find(subject, Math.min(timeLeftMs(context), RESTART_WAIT_MS)), signal);
  if (!endpoint) throw new WorkInterrupted();
  return endpoint;
}

function mayRepeat({ idempotent, context }: LocalRequest, error: unknown, repeats: number): boolean {
  return error instanceof WorkInterrupted && idempotent && repeats < MAX_REPEATS && timeLeftMs(context) > 0;
}

function send(endpoint: InProcessEndpoint, { subject, data, context, signal }: LocalRequest): Promise<string> {
  return withTimeout(abortable(endpoint.request(data, context), signal), timeLeftMs(context), subject);
}

async function* readChunks(endpoint: InProcessEndpoint, request: StreamRequest): AsyncGenerator<Chunk> {
  const { subject, data, context, signal, idleTimeoutMs } = request;
  const chunks = endpoint.stream(data, context)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const step = await withTimeout(abortable(chunks.next(), signal), idleTimeoutMs, subject);
      if (step.done) return;
      yield step.value;
    }
  } finally {
    // Not awaited, since a hanging step would block the caller.
    void chunks.return?.().catch(() => undefined);
  }
}

function timeLeftMs(context: RequestContext): number {
  return remainingMs(context) ?? Infinity;
}

async function withTimeout<T>(promise: Promise<T>, ms: number, subject: string): Promise<T> {
  if (!Number.isFinite(ms)) return promise;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(CommonErrors.timeout({ subject })), Math.max(0, ms));
  });
  promise.catch(() => undefined); // a failure after the timeout is ignored
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
