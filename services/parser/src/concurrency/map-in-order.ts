/** Maps up to `concurrency` items at a time and yields the results in the order of the items. */
export async function* mapInOrder<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const started: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // The consumer gets the failure when it reaches this result; until then it must not count as an unhandled rejection.
    result.catch(() => undefined);
    started.push(result);
    if (started.length >= concurrency) yield await (started.shift() as Promise<Result>);
  }
  for (const result of started) yield await result;
}
