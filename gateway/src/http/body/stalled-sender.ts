import type { IncomingMessage } from 'node:http';
import { replyToBrokenRequest } from '../errors/broken-request.js';

/** How long a sender may send no data before it is disconnected, in milliseconds. */
export const STALL_MS = 30_000;

/** How often a sender is checked within the time it may stall. */
const CHECKS = 6;

export interface WatchOptions {
  /** How long no data may arrive, in milliseconds. */
  stallMs?: number;
  /** How long the whole body may take, in milliseconds; unlimited when absent. */
  totalMs?: number;
}

/**
 * Watches a body while it arrives: a sender that stalls, or needs longer than `totalMs`, gets a 408 response and is
 * disconnected, so that reading fails as with any closed connection. Time spent on backpressure by this server does not
 * count. Returns a function that stops watching.
 */
export function watchSender(request: IncomingMessage, { stallMs = STALL_MS, totalMs }: WatchOptions = {}): () => void {
  const { socket } = request;
  const startedAt = performance.now();
  let progress = { bytes: socket.bytesRead, at: startedAt };
  const timer = setInterval(() => {
    const now = performance.now();
    if (socket.bytesRead !== progress.bytes || hasBackpressure(request))
      progress = { bytes: socket.bytesRead, at: now };
    if (now - progress.at >= stallMs || now - startedAt >= (totalMs ?? Infinity)) cutOff(request);
  }, stallMs / CHECKS).unref();
  const stop = () => clearInterval(timer);
  request.once('close', stop);
  return stop;
}

/** Whether the server applies backpressure, so that the sender has to wait. */
function hasBackpressure(request: IncomingMessage): boolean {
  return request.complete || request.readableLength > 0;
}

function cutOff({ socket }: IncomingMessage): void {
  replyToBrokenRequest(Object.assign(new Error('The sender stalled'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}
