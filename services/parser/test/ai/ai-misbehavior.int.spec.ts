import { Metrics, type Log } from '@larder/service-kit';
import { RawServer, type Behavior } from '@larder/testing';
import { z } from 'zod';
import { AiClient } from '../../src/ai/ai-client.js';
import type { ParserConfig } from '../../src/config.js';

const silent = { warn: () => undefined } as unknown as Log;
const NOT_REACHED = { code: 'parser.ai-not-reached' };
const Answer = z.object({ ok: z.boolean(), text: z.string().optional() });

let server: RawServer | undefined;
afterEach(() => server?.close());

async function ask(behavior: Behavior): Promise<z.output<typeof Answer>> {
  server = await RawServer.open(behavior);
  const settings = {
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: `http://127.0.0.1:${server.port}/v1`,
    OPENAI_MODEL: 'cook-1',
    OPENAI_REQUEST_TIMEOUT: 1,
  };
  // Only the settings of the language model are read.
  return new AiClient(settings as ParserConfig, silent, new Metrics('test')).askFor(Answer, {
    task: 'test',
    input: 'test',
  });
}

const head = (length: number) =>
  `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;
const TOO_MANY = 'HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nConnection: close\r\n';
const reply = (content: object) =>
  Buffer.from(JSON.stringify({ choices: [{ message: { role: 'assistant', content: JSON.stringify(content) } }] }));

describe('a language model whose server closes each connection', () => {
  it.each([16, 90, 2_000])('is read when it answers %i KB', async (kilobytes) => {
    const body = reply({ ok: true, text: 'x'.repeat(kilobytes * 1024) });

    await expect(ask(({ socket }) => socket.write(head(body.length)) && socket.end(body))).resolves.toMatchObject({
      ok: true,
    });
  });
});

describe('a language model whose server answers with something else than text', () => {
  it.each([
    ['a list', [{ type: 'text', text: '{"ok":true}' }]],
    ['an object', { ok: true }],
    ['a number', 1],
    ['a call of a tool', null],
  ])('is silent when it is %s', async (_what, content) => {
    const message = {
      role: 'assistant',
      content,
      tool_calls: [{ id: '1', type: 'function', function: { name: 'f' } }],
    };
    const body = Buffer.from(JSON.stringify({ choices: [{ message }] }));

    await expect(ask(({ socket }) => socket.write(head(body.length)) && socket.end(body))).rejects.toMatchObject({
      code: 'parser.ai-silent',
    });
  });
});

describe('a language model whose server fails', () => {
  const whole = reply({ ok: true });
  it.each<[string, Behavior]>([
    ['closes at once', ({ socket }) => socket.end()],
    ['resets', ({ reset }) => reset()],
    ['says something else', ({ socket }) => socket.end('220 mail.example ESMTP\r\n')],
    ['says nothing', () => undefined],
    ['stops after the headers', ({ socket }) => socket.write(head(whole.length))],
    ['stops in the middle', ({ socket }) => socket.write(head(whole.length)) && socket.write(whole.subarray(0, 20))],
    ['ends too early', ({ socket }) => socket.end(Buffer.concat([Buffer.from(head(whole.length + 1)), whole]))],
    ['says too much', ({ socket }) => socket.write(head(1024 ** 3))],
    ['wants a retry in a day', ({ socket }) => socket.end(`${TOO_MANY}Retry-After: 86400\r\n\r\n`)],
  ])('is not reached when it %s', async (_what, behavior) => {
    await expect(ask(behavior)).rejects.toMatchObject(NOT_REACHED);
  });
});
