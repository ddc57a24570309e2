import { Batch } from '@larder/contracts';

/** Maps each batch to its contract shape. */
export async function* mapBatches<Item, Result>(
  batches: AsyncIterable<Item[]>,
  shape: (batch: Item[]) => Result[] | Promise<Result[]>,
): AsyncGenerator<Batch<Result>> {
  for await (const batch of batches) yield new Batch(await shape(batch));
}
