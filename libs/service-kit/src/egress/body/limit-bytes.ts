import { EgressError } from '../policy/egress-error.js';

/** Passes chunks on up to `maxBytes`; then throws `too-large`, which closes the connection. */
export async function* limitBytes(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.length;
    if (total > maxBytes) throw new EgressError('too-large', `more than ${maxBytes} bytes`);
    yield chunk;
  }
}
