import { inBatches, slices } from './batches.js';

describe('slices', () => {
  it('cuts a list into groups of the size, the last one shorter', () => {
    expect([...slices([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('has no groups for an empty list', () => {
    expect([...slices([], 2)]).toEqual([]);
  });
});

describe('inBatches', () => {
  it('collects a stream into batches of the size, the last one shorter', async () => {
    expect(await batchesOf([1, 2, 3, 4, 5])).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('has no empty batch at the end of a stream', async () => {
    expect(await batchesOf([1, 2, 3, 4])).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(await batchesOf([])).toEqual([]);
  });
});

async function batchesOf(numbers: number[]): Promise<number[][]> {
  const batches: number[][] = [];
  for await (const batch of inBatches(streamOf(numbers), 2)) batches.push(batch);
  return batches;
}

// oxlint-disable-next-line typescript/require-await -- existing values as an async generator
async function* streamOf(numbers: number[]): AsyncGenerator<number> {
  yield* numbers;
}
