import { Readable } from 'node:stream';
import { ObjectTooLargeError } from '../errors.js';
import type { ObjectBody } from '../object-store.js';

/** The bytes of a body, chunk by chunk. Throws `ObjectTooLargeError` at the first byte beyond the limit. */
export async function* readBody(body: ObjectBody, maxBytes = Infinity): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunksOf(body)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ObjectTooLargeError(maxBytes);
    yield chunk;
  }
}

/**
 * Runs a task that reads a body. Handles errors of a stream that is not being read yet, which would end the process,
 * and destroys a stream that is not read to its end.
 */
export async function withBody<T>(body: ObjectBody, task: () => Promise<T>): Promise<T> {
  if (!(body instanceof Readable)) return task();
  body.on('error', () => undefined); // reading the stream throws the same error
  try {
    return await task();
  } catch (error) {
    body.destroy();
    throw error;
  }
}

async function* chunksOf(body: ObjectBody): AsyncGenerator<Uint8Array> {
  if (body instanceof Uint8Array) yield body;
  else yield* body;
}
