/** Collects what arrives one by one into groups, so that names are joined for many records at once. */
export async function* inBatches<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Cuts a list into groups of at most `size`. */
export function* slices<Item>(items: Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Turns groups back into single items, each group at once. */
export async function* flatten<Item, Result>(
  batches: AsyncIterable<Item[]>,
  turn: (batch: Item[]) => Result[] | Promise<Result[]>,
): AsyncGenerator<Result> {
  for await (const batch of batches) yield* await turn(batch);
}
