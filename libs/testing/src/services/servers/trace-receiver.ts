import { text } from 'node:stream/consumers';
import { ForeignSite } from './foreign-site.js';

/** A received span. */
export interface ReceivedSpan {
  /** The application that recorded it. */
  app: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  /** 2 for an error. */
  status: number;
  attributes: Record<string, unknown>;
}

type Attributes = { key: string; value: { stringValue?: string; intValue?: number } }[];
interface ReceivedBatch {
  resourceSpans: {
    resource: { attributes: Attributes };
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'app' | 'status' | 'attributes'> & {
        status: { code?: number };
        attributes: Attributes;
      })[];
    }[];
  }[];
}

/** A receiver of traces by OTLP over HTTP, in JSON. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = [];

  private constructor(private readonly site: ForeignSite) {
    site.serves('/v1/traces', (request, response) => {
      void text(request).then((body) => {
        this.add(JSON.parse(body) as ReceivedBatch);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
  }

  static async open(): Promise<TraceReceiver> {
    return new TraceReceiver(await ForeignSite.open());
  }

  /** The setting that connects the product to it. */
  get env(): { OTEL_EXPORTER_OTLP_ENDPOINT: string } {
    return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${this.site.port}` };
  }

  close(): Promise<void> {
    return this.site.close();
  }

  private add({ resourceSpans }: ReceivedBatch): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const app = String(valuesOf(resource.attributes)['service.name']);
      for (const { status, attributes, ...span } of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({ ...span, app, status: status.code ?? 0, attributes: valuesOf(attributes) });
    }
  }
}

function valuesOf(attributes: Attributes): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}
