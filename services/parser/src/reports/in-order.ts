/** Starts up to `width` pieces of work ahead and gives their results in the order of the items. */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const started: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // Whoever asks for it hears of a failure; until then it must not count as one nobody cares about.
    result.catch(() => undefined);
    started.push(result);
    if (started.length >= width) yield await (started.shift() as Promise<Result>);
  }
  for (const result of started) yield await result;
}
