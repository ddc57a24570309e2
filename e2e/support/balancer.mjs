// A TCP load balancer as in a cluster: distributes new connections over the ready gateways.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

const WAIT_MS = 10_000;
const POLL_MS = 50;

/**
 * `ready()` returns the ports of ready gateways. Open connections are kept; a new one waits while no gateway is ready.
 */
export async function startBalancer(ready) {
  let turn = 0;
  const server = createServer({ allowHalfOpen: true }, async (client) => {
    client.on('error', () => client.destroy());
    const ports = await readyPorts(ready);
    const port = ports[turn++ % ports.length];
    if (port === undefined || client.destroyed) return client.destroy();
    const gateway = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    client.pipe(gateway).pipe(client);
    client.on('error', () => gateway.destroy());
    gateway.on('error', () => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => server.close(),
  };
}

async function readyPorts(ready) {
  const deadline = Date.now() + WAIT_MS;
  while (ready().length === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return ready();
}
