import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OtelSpan,
  type Tracer as OtelTracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { NewSpan, Span, SpanAttributes, Tracer } from './tracing.js';
import { isTraceparent } from './traceparent.js';

/** Timeout of the receiver, in milliseconds. */
const EXPORT_MS = 5_000;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/**
 * Sends spans to a receiver of OTLP over HTTP, in batches and without blocking; spans that it does not accept are lost.
 */
export class OtlpTracer implements Tracer {
  private readonly provider: TracerProvider;
  private readonly tracer: OtelTracer;

  /** `endpoint`: the base address of the receiver, without `/v1/traces`. */
  constructor(app: string, endpoint: string) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_MS });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': app, 'service.namespace': 'larder' }),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    this.tracer = this.provider.getTracer('larder');
  }

  begin({ name, kind, parent, attributes = {} }: NewSpan): Span {
    return new OtlpSpan(this.tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent)));
  }

  close(): Promise<void> {
    return this.provider.shutdown();
  }
}

class OtlpSpan implements Span {
  readonly traceparent: string;

  constructor(private readonly span: OtelSpan) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    this.traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  end({ error, attributes = {} }: { error?: unknown; attributes?: SpanAttributes } = {}): void {
    this.span.setAttributes(attributes);
    if (error !== undefined) this.span.setStatus({ code: SpanStatusCode.ERROR, message: codeOf(error) });
    this.span.end();
  }
}

function contextOf(parent: string | undefined): Context {
  if (parent === undefined || !isTraceparent(parent)) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = ''] = parent.split('-');
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** The code of an error; its message may contain user input. */
function codeOf(error: unknown): string {
  const { code, name = 'Error' } = error as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : name;
}
