import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Statuses for errors of the HTTP parser; all others are 400. */
const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Replies to a malformed request, or one whose address is too long, with the common error body
 * (docs/api/conventions.md#errors).
 */
export function replyToBrokenRequest({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(errorResponseText(STATUSES[code] ?? 400));
  socket.destroy();
}

function errorResponseText(status: number): string {
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
