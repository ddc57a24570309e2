import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as a server of OpenAI's protocol receives it. */
export interface AiRequest {
  path: string;
  headers: IncomingMessage['headers'];
  model: string;
  temperature: number;
  response_format?: { type: string };
  messages: { role: string; content: string | Part[] }[];
}
type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

/** The tokens that every answer costs. */
const USAGE = { prompt_tokens: 70, completion_tokens: 8, total_tokens: 78 };
/** The invalid response. */
const SILENCE = 'silence';
/** The response: a text, or a status to fail with. */
type Answer = string | { status: number; reason?: string };
type Model = (question: AiRequest) => Answer | Promise<Answer>;

/** A server with OpenAI's protocol and a fake model. */
export class AiServer {
  readonly requests: AiRequest[] = [];
  /** The number of pending requests. */
  busy = 0;
  most = 0;
  model: Model = () => '{}';
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      void this.answer(request).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' }).end(body);
      });
    });
  }

  static async open(): Promise<AiServer> {
    const server = new AiServer();
    await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  /** The settings for this server. */
  get env(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: 'cook-1' };
  }

  /** Forgets the requests of earlier tests. */
  reset(): void {
    this.requests.length = 0;
    this.most = 0;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
    this.busy += 1;
    this.most = Math.max(this.most, this.busy);
    const question = {
      ...(JSON.parse(await text(request)) as AiRequest),
      path: request.url ?? '',
      headers: request.headers,
    };
    this.requests.push(question);
    const answer = await this.model(question);
    this.busy -= 1;
    if (typeof answer === 'object') {
      const { status, reason: message = 'no' } = answer;
      return { status, body: JSON.stringify({ error: { message } }) };
    }
    const choices =
      answer === SILENCE ? [] : [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: answer } }];
    return {
      status: 200,
      body: JSON.stringify({ id: 'x', object: 'chat.completion', created: 1, model: 'cook-1', choices, usage: USAGE }),
    };
  }
}

/** The text of the user message. */
export function inputOf({ messages }: AiRequest): string {
  const content = messages.find(({ role }) => role === 'user')?.content ?? '';
  if (typeof content === 'string') return content;
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
}

export function imagesOf({ messages }: AiRequest): string[] {
  const content = messages.find(({ role }) => role === 'user')?.content ?? '';
  return typeof content === 'string'
    ? []
    : content.flatMap((part) => (part.type === 'image_url' ? [part.image_url.url] : []));
}

export function taskOf({ messages }: AiRequest): string {
  const content = messages.find(({ role }) => role === 'system')?.content ?? '';
  return typeof content === 'string' ? content : '';
}
