/** Attributes without contents of requests: names, codes, ids. */
export type SpanAttributes = Record<string, string | number>;

export interface NewSpan {
  name: string;
  kind: 'server' | 'client';
  /** The `traceparent` (W3C Trace Context) of the parent span; absent for the first span of a trace. */
  parent: string | undefined;
  attributes?: SpanAttributes;
}

/** A running span of a trace. */
export interface Span {
  /** Identifies this span as the parent of others, also in other processes. */
  readonly traceparent: string;
  rename(name: string): void;
  /** Ends the span; with the error of a failed step. */
  end(outcome?: { error?: unknown; attributes?: SpanAttributes }): void;
}

/** The destination of spans. */
export interface Tracer {
  begin(span: NewSpan): Span;
  /** Sends the ended spans. */
  close(): Promise<void>;
}

/** The traces of an application; disabled without OTEL_EXPORTER_OTLP_ENDPOINT. */
export class Tracing {
  constructor(private readonly tracer?: Tracer) {}

  get isEnabled(): boolean {
    return this.tracer !== undefined;
  }

  /** Starts a span; undefined without traces. */
  begin(span: NewSpan): Span | undefined {
    return this.tracer?.begin(span);
  }

  async close(): Promise<void> {
    await this.tracer?.close();
  }
}
