import type { RequestContext } from '../context/request-context.js';
import type { Span } from '../tracing/tracing.js';

/** Runs the work of a request in this span, which ends with the work, or with the end of its stream. */
export async function inSpan(span: Span, context: RequestContext, work: () => Promise<unknown>): Promise<unknown> {
  // Changes the request's own context, so that running work sees the change.
  context.traceparent = span.traceparent;
  try {
    const result = await work();
    if (isStream(result)) return untilEnd(span, result);
    span.end();
    return result;
  } catch (error) {
    span.end({ error });
    throw error;
  }
}

async function* untilEnd(span: Span, items: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  let outcome: { error: unknown } | undefined;
  try {
    yield* items;
  } catch (error) {
    outcome = { error };
    throw error;
  } finally {
    span.end(outcome); // also when the reader leaves early
  }
}

function isStream(result: unknown): result is AsyncIterable<unknown> {
  return typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
}
