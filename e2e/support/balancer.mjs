// A TCP balancer as a cluster has one: new connections go in turn to the gateways that say they are ready.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** `ready()` gives the ports that take clients now. Connections that stand are left where they are. */
export async function startBalancer(ready) {
  let turn = 0;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const ports = ready();
    const port = ports[turn++ % ports.length];
    if (port === undefined) return client.destroy();
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
