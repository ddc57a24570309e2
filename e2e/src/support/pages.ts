import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Web pages of other people, on a port of their own. */
export interface Pages {
  url: string;
  serve(path: string, handler: Handler): void;
  close(): Promise<void>;
}

/** Starts a little web site at an address of this machine. */
export async function startPages(host = '127.0.0.1'): Promise<Pages> {
  const handlers = new Map<string, Handler>();
  const server = createServer((request, response) => {
    const handler = handlers.get(request.url ?? '');
    if (handler) handler(request, response);
    else response.writeHead(404).end('gone');
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    serve: (path, handler) => void handlers.set(path, handler),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export const html =
  (body: string): Handler =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);

/** An image of a plate: enough for a person to see that it is there. */
export async function anImage(width = 1600, height = 1200): Promise<Buffer> {
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#d9b38c"/>
    <circle cx="50%" cy="50%" r="38%" fill="#fdfaf5"/><circle cx="50%" cy="50%" r="27%" fill="#c2542d"/></svg>`;
  return sharp(Buffer.from(plate)).jpeg().toBuffer();
}
