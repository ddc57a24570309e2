import { Batch } from '@larder/contracts';
import { chunkItems, type Chunk } from './chunk-items.js';
import { canBeSplit, joinChunk, splitChunk } from './protocol.js';

// oxlint-disable-next-line typescript/require-await -- items of a test are there already
async function* from<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

async function chunksOf(items: Iterable<unknown>, now?: () => number): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for await (const chunk of chunkItems(from(items), now)) chunks.push(chunk);
  return chunks;
}

describe('grouping items into chunks', () => {
  it('sends small items together', async () => {
    await expect(chunksOf([1, { a: 2 }])).resolves.toEqual([['1', '{"a":2}']]);
  });

  it('sends no chunk without items', async () => {
    await expect(chunksOf([])).resolves.toEqual([]);
  });

  it('keeps chunks below their size, counted in bytes', async () => {
    const chunks = await chunksOf(Array.from({ length: 10 }, () => 'ž'.repeat(40_000)));

    expect(chunks.map((chunk) => chunk.length)).toEqual([3, 3, 3, 1]);
  });

  it('splits batches of items', async () => {
    const word = 'ž'.repeat(40_000);

    await expect(chunksOf([new Batch([1, 2]), 3])).resolves.toEqual([['1', '2', '3']]);
    expect((await chunksOf([new Batch(Array.from({ length: 5 }, () => word))])).map(({ length }) => length)).toEqual([
      3, 2,
    ]);
  });

  it('sends an item alone that is larger than a chunk', async () => {
    const chunks = await chunksOf(['a', 'x'.repeat(400_000), 'b']);

    expect(chunks.map((chunk) => chunk.length)).toEqual([1, 1, 1]);
  });

  it('does not delay items for slow ones', async () => {
    let time = 0;
    const chunks = await chunksOf([1, 2, 3], () => (time += 300));

    expect(chunks.length).toBeGreaterThan(1);
  });
});

describe('a chunk with an item per line', () => {
  it('is a JSON array, and is split into the same items', () => {
    const items = ['{"name":"a,\\\\nb"}', '[1,2]', '"],["', 'null'];
    expect(JSON.parse(joinChunk(items))).toEqual(items.map((item) => JSON.parse(item) as unknown));
    expect(splitChunk(joinChunk(items))).toEqual(items);
    expect(splitChunk(joinChunk([]))).toEqual([]);
  });

  it('is not declared as such when an item was formatted', () => {
    expect(canBeSplit(['{"a":1}'])).toBe(true);
    expect(canBeSplit([JSON.stringify({ a: 1 }, null, 1)])).toBe(false);
  });
});
