import { Batch, Json } from '@larder/contracts';
import { CHUNK_AGE_MS, CHUNK_BYTES } from './protocol.js';

/** Items as JSON, ready to be joined to an array. */
export type Chunk = string[];

/** Groups items into chunks of about `CHUNK_BYTES`, or smaller ones when items arrive slowly. */
export async function* chunkItems(
  items: AsyncIterable<unknown>,
  now: () => number = () => performance.now(),
): AsyncGenerator<Chunk> {
  const last = yield* chunksBeforeLast(items, now);
  if (last.length > 0) yield last;
}

/** The chunks of `chunkItems`; the last one, which may be empty, is returned instead of yielded. */
export async function* chunksBeforeLast(
  items: AsyncIterable<unknown>,
  now: () => number = () => performance.now(),
): AsyncGenerator<Chunk, Chunk> {
  let chunk: Chunk = [];
  let bytes = 0;
  let since = now();
  for await (const item of items) {
    for (const each of item instanceof Batch ? item.items : [item]) {
      const text = each instanceof Json ? each.text : JSON.stringify(each);
      const size = Buffer.byteLength(text) + 1;
      if (chunk.length > 0 && bytes + size > CHUNK_BYTES) {
        yield chunk;
        [chunk, bytes, since] = [[], 0, now()];
      }
      chunk.push(text);
      bytes += size;
    }
    if (now() - since < CHUNK_AGE_MS) continue;
    yield chunk;
    [chunk, bytes, since] = [[], 0, now()];
  }
  return chunk;
}

/** The parsed items of chunks. */
export async function* parsedItems(chunks: AsyncIterable<Chunk>): AsyncGenerator<unknown> {
  for await (const chunk of chunks) yield* JSON.parse(`[${chunk.join(',')}]`) as unknown[];
}
