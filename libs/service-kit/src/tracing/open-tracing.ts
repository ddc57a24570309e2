import { Tracing } from './tracing.js';

/** The traces of an application. Their libraries take memory, so they are loaded only when there is a receiver. */
export async function openTracing(app: string, endpoint: string | undefined): Promise<Tracing> {
  if (endpoint === undefined) return new Tracing();
  const { OtlpTracer } = await import('./otlp-tracer.js');
  return new Tracing(new OtlpTracer(app, endpoint));
}
