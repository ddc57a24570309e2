import { Tracing } from './tracing.js';

/**
 * Creates the traces of an application. Their libraries use much memory, so they are loaded only when a receiver is
 * set.
 */
export async function openTracing(app: string, endpoint: string | undefined): Promise<Tracing> {
  if (endpoint === undefined) return new Tracing();
  const { OtlpTracer } = await import('./otlp-tracer.js');
  return new Tracing(new OtlpTracer(app, endpoint));
}
