import { connect } from 'node:net';
import { once } from 'node:events';

export interface RawResponse {
  status: number;
  /** The whole response, head and body. */
  text: string;
}

/**
 * Sends raw bytes and reads until the status line and the following data have arrived: for requests that no HTTP client
 * would send. `parts` are written one after another.
 */
export async function rawRequest(url: string, parts: Iterable<string | Buffer>): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  let text = '';
  const answered = new Promise<void>((resolve, reject) => {
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (isComplete(text)) resolve();
    });
    socket.once('close', resolve).once('error', (error) => (text ? resolve() : reject(error)));
  });
  for (const part of parts) if (!socket.destroyed && !text) socket.write(part);
  await answered;
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text };
}

function isComplete(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
  return text.length >= end + 4 + length;
}

/** The head of a request with additional lines. */
export function requestHead(method: string, path: string, ...lines: string[]): string {
  return [`${method} ${path} HTTP/1.1`, 'host: larder.test', ...lines, '', ''].join('\r\n');
}

/** A chunk of a body without announced length. */
export function chunk(bytes: number): string {
  return `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;
}
