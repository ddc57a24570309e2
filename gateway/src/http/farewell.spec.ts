import fastify from 'fastify';
import { Farewell } from './farewell.js';

describe('a gateway that leaves', () => {
  it('answers as ever and asks for another connection once it was told to leave', async () => {
    const server = fastify();
    const farewell = new Farewell(server);
    server.get('/', () => 'soup');
    const url = await server.listen({ host: '127.0.0.1', port: 0 });

    const before = await fetch(url);
    await farewell.say(0);
    const after = await fetch(url);

    expect([await before.text(), before.headers.get('connection')]).toEqual(['soup', 'keep-alive']);
    expect([await after.text(), after.headers.get('connection')]).toEqual(['soup', 'close']);
    await server.close();
  });
});
