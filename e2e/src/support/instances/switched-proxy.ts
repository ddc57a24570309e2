import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy whose server can be made unavailable, as during a restart of the product. */
export interface SwitchedProxy {
  url: string;
  /** Returns 503 for matching paths, until it is called again. */
  answer503(to: (path: string) => boolean): void;
  /** Breaks all connections and accepts no more, until it is called again. */
  cutOff(isCutOff: boolean): void;
  stop(): void;
}

const noPath = () => false;

export async function startSwitchedProxy(target: string): Promise<SwitchedProxy> {
  let answers503: (path: string) => boolean = noPath;
  let isCutOff = false;
  const server = createServer((incoming, response) => {
    if (isCutOff) return incoming.socket.destroy();
    if (answers503(incoming.url ?? '')) return response.writeHead(503).end('<h1>503 Service Unavailable</h1>');
    const { method, headers, url = '' } = incoming;
    const outgoing = request(new URL(url, target), { method, headers }, (from) => {
      response.writeHead(from.statusCode ?? 500, from.headers);
      from.pipe(response);
    });
    outgoing.on('error', () => response.writeHead(502).end());
    return incoming.pipe(outgoing);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer503: (to) => (answers503 = to),
    cutOff: (value) => {
      isCutOff = value;
      if (value) server.closeAllConnections();
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
