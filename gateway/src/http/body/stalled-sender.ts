import type { IncomingMessage } from 'node:http';
import { replyToBrokenRequest } from '../errors/broken-request.js';

/** After how long without data a sender is cut off, in milliseconds. */
export const STALL_MS = 30_000;

/** How often a sender is checked within the time it may stall. */
const CHECKS = 6;

export interface WatchOptions {
  /** How long nothing may arrive. */
  stallMs?: number;
  /** How long the whole body may take; without an end when absent. */
  totalMs?: number;
}

/**
 * Watches a body while it arrives: a sender that stalls, or needs longer than `totalMs`, is answered 408 and cut off, so
 * that reading it fails as with any connection that ends. Time that this side needs to store what has arrived does not
 * count. Returns what ends the watch.
 */
export function watchSender(request: IncomingMessage, { stallMs = STALL_MS, totalMs }: WatchOptions = {}): () => void {
  const { socket } = request;
  const startedAt = performance.now();
  let progress = { bytes: socket.bytesRead, at: startedAt };
  const timer = setInterval(() => {
    const now = performance.now();
    if (socket.bytesRead !== progress.bytes || isHeldBack(request)) progress = { bytes: socket.bytesRead, at: now };
    if (now - progress.at >= stallMs || now - startedAt >= (totalMs ?? Infinity)) cutOff(request);
  }, stallMs / CHECKS).unref();
  const stop = () => clearInterval(timer);
  request.once('close', stop);
  return stop;
}

/** Whether the server applies backpressure, so that the sender has to wait. */
function isHeldBack(request: IncomingMessage): boolean {
  return request.complete || request.readableLength > 0;
}

function cutOff({ socket }: IncomingMessage): void {
  replyToBrokenRequest(Object.assign(new Error('The sender stalled'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}
