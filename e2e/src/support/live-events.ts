import type { Api } from './api.js';

/** A server-sent event. */
export interface ReceivedEvent {
  id: string;
  event: string;
  data: Record<string, unknown>;
}

/** The server-sent events of a client until it is closed. */
export class LiveEvents {
  readonly received: ReceivedEvent[] = [];
  /** Resolves when either side has ended the stream. */
  readonly ended: Promise<void>;

  private constructor(
    response: Response,
    private readonly abort: AbortController,
  ) {
    this.ended = this.read(response).catch(() => undefined);
  }

  /** Connects; `lastEventId` is the last event that the client has received, if any. */
  static async open({ url, token }: Api, lastEventId?: string): Promise<LiveEvents> {
    const abort = new AbortController();
    const headers = {
      authorization: `Bearer ${String(token)}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    };
    const response = await fetch(`${url}/api/households/live`, { headers, signal: abort.signal });
    if (response.status !== 200) throw new Error(`The stream was answered with ${response.status}.`);
    return new LiveEvents(response, abort);
  }

  close(): void {
    this.abort.abort();
  }

  /** The data of the events of one name. */
  of(event: string): Record<string, unknown>[] {
    return this.received.filter((each) => each.event === event).map(({ data }) => data);
  }

  private async read(response: Response): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.add(block);
    }
  }

  private add(block: string): void {
    const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
    const event = fields.get('event');
    if (!event) return;
    const data = JSON.parse(fields.get('data') ?? '{}') as Record<string, unknown>;
    this.received.push({ id: fields.get('id') ?? '', event, data });
  }
}
