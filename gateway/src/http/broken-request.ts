import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What Node.js found wrong before a request could be read; everything else is a 400. */
const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Tells who sent what is no request, or too long an address, so in the form of all errors
 * (docs/api/conventions.md#errors).
 */
export function answerBrokenRequest({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(brokenRequestAnswer(STATUSES[code] ?? 400));
  socket.destroy();
}

function brokenRequestAnswer(status: number): string {
  const sentence = STATUS_CODES[status];
  const body = JSON.stringify({ detail: sentence });
  const head = [
    `HTTP/1.1 ${status} ${sentence}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
