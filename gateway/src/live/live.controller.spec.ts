import type { Actor } from '@larder/contracts';
import fastify from 'fastify';
import { registerFairRequestQueue } from '../http/server/limits/fair-request-queue.js';
import { LiveController } from './live.controller.js';
import type { LiveStream } from './live-stream.js';

const actor = { userId: 'u', groupId: 'g', householdId: 'h' } as Actor;

/** A server with the route, whose streams are ended at once. */
async function aServer() {
  const added: LiveStream[] = [];
  const add = (stream: LiveStream) => {
    added.push(stream);
    stream.end();
    return Promise.resolve();
  };
  const controller = new LiveController({ add } as never);
  const app = fastify();
  registerFairRequestQueue(app);
  app.get('/live', (request, reply) => controller.open(actor, request, reply, {}));
  await app.ready();
  const send = (method: 'GET' | 'HEAD') =>
    app.inject({ method, url: '/live', headers: { authorization: 'Bearer token' } });
  return { send, added };
}

describe('the route of live updates', () => {
  it('opens a stream of events', async () => {
    const { send, added } = await aServer();

    const response = await send('GET');

    expect(response.headers['content-type']).toContain('text/event-stream');
    expect(added).toHaveLength(1);
  });

  it('responds to HEAD without opening a stream', async () => {
    const { send, added } = await aServer();

    const response = await send('HEAD');

    expect(response.headers['content-type']).toContain('text/event-stream');
    expect(added).toEqual([]);
  });
});
