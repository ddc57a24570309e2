import { CommonErrors } from '@larder/contracts';
import { monotonicMs, type RequestContext } from '../context/request-context.js';
import type { Chunk } from '../streams/chunk-items.js';
import { abortable } from './abortable.js';
import type { LocalAnswer } from './local-services.js';

interface LocalRequest {
  answer: LocalAnswer;
  subject: string;
  /** The request as JSON. */
  data: string;
  context: RequestContext;
  signal?: AbortSignal | undefined;
}

/** Asks a service of this process and waits as long as the context allows. */
export async function askLocally({ answer, subject, data, context, signal }: LocalRequest): Promise<string> {
  const waitMs = (context.deadlineAt ?? Infinity) - monotonicMs();
  return withTimeout(abortable(answer.request(data, context), signal), waitMs, subject);
}

/** Reads the chunks of a stream of a service of this process; leaving the loop ends the work there. */
export async function* readLocally(request: LocalRequest & { idleTimeoutMs: number }): AsyncGenerator<Chunk> {
  const { answer, subject, data, context, signal, idleTimeoutMs } = request;
  const chunks = answer.stream(data, context)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const step = await withTimeout(abortable(chunks.next(), signal), idleTimeoutMs, subject);
      if (step.done) return;
      yield step.value;
    }
  } finally {
    // Not awaited: a step that hangs would hold who has given up on it.
    void chunks.return?.().catch(() => undefined);
  }
}

async function withTimeout<T>(promise: Promise<T>, ms: number, subject: string): Promise<T> {
  if (!Number.isFinite(ms)) return promise;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(CommonErrors.timeout({ subject })), Math.max(0, ms));
  });
  promise.catch(() => undefined); // its failure is nobody's once we stopped waiting
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
