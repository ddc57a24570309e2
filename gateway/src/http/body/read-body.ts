import type { IncomingMessage } from 'node:http';
import { CommonErrors } from '@larder/contracts';
import { watchSender } from './stalled-sender.js';

/** How long a body that is read into memory may take to arrive, in milliseconds; uploads may take any time. */
const TOTAL_MS = 120_000;

/**
 * Reads a body into memory and counts its bytes, regardless of its `Content-Length`. Throws "too large" as soon as
 * `maxBytes` are exceeded.
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return readWatched(request, maxBytes, () => collect(request, maxBytes));
}

/** Lets `read` read the body; throws "too large" as soon as more than `maxBytes` have arrived. */
export function readLimited<T>(request: IncomingMessage, maxBytes: number, read: () => Promise<T>): Promise<T> {
  return readWatched(request, maxBytes, async () => {
    try {
      return await Promise.race([rejectBeyond(request, maxBytes), read()]);
    } finally {
      request.unpipe();
    }
  });
}

/** Reads a body while its sender is watched, unless it is declared as too large. */
async function readWatched<T>(request: IncomingMessage, maxBytes: number, read: () => Promise<T>): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw CommonErrors.tooLarge({ maxBytes });
  const stopWatching = watchSender(request, { totalMs: TOTAL_MS });
  try {
    return await read();
  } finally {
    stopWatching();
  }
}

function collect(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) settle(() => reject(CommonErrors.tooLarge({ maxBytes })));
      else chunks.push(chunk);
    };
    const end = () => settle(() => resolve(Buffer.concat(chunks, bytes)));
    const close = () => settle(() => reject(new RequestCanceled()));
    const settle = (then: () => void) => {
      request.off('data', take).off('end', end).off('close', close);
      then();
    };
    if (request.destroyed) return close();
    request.on('data', take).on('end', end).on('close', close);
  });
}

/** Never resolves; rejects when more than `maxBytes` have arrived. */
function rejectBeyond(request: IncomingMessage, maxBytes: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) reject(CommonErrors.tooLarge({ maxBytes }));
    });
  });
}

/** The client has closed the connection before its request was complete. */
export class RequestCanceled extends Error {
  constructor() {
    super('The client canceled its request');
    this.name = 'RequestCanceled';
  }
}
