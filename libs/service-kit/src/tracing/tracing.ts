/** Values without contents of requests: names, codes, ids. */
export type SpanAttributes = Record<string, string | number>;

export interface NewSpan {
  name: string;
  kind: 'server' | 'client';
  /** The `traceparent` (W3C Trace Context) of the span that this one belongs to; the first of a trace without it. */
  parent: string | undefined;
  attributes?: SpanAttributes;
}

/** A step of a trace that has begun. */
export interface Span {
  /** Names this span to the spans below it, also in other processes. */
  readonly traceparent: string;
  rename(name: string): void;
  /** Ends the span; with the error of a failed step. */
  end(outcome?: { error?: unknown; attributes?: SpanAttributes }): void;
}

/** Where spans go. */
export interface Tracer {
  begin(span: NewSpan): Span;
  /** Sends what has ended. */
  close(): Promise<void>;
}

/** The traces of an application; without OTEL_EXPORTER_OTLP_ENDPOINT nothing is measured. */
export class Tracing {
  constructor(private readonly tracer?: Tracer) {}

  get isEnabled(): boolean {
    return this.tracer !== undefined;
  }

  /** Begins a span; undefined without traces. */
  begin(span: NewSpan): Span | undefined {
    return this.tracer?.begin(span);
  }

  async close(): Promise<void> {
    await this.tracer?.close();
  }
}
