import type { PageHead, PagePart } from './page.js';

/** Writes a page as a list stream: the head, then each item. */
export async function* pageParts<Item>(
  head: PageHead,
  items: Iterable<Item> | AsyncIterable<Item>,
): AsyncGenerator<PagePart<Item>> {
  yield { head };
  for await (const item of items) yield { item };
}

/** Reads a streamed list back into head and items. */
export async function readPage<Item>(parts: AsyncIterable<PagePart<Item>>): Promise<{ head: PageHead; items: Item[] }> {
  let head: PageHead | undefined;
  const items: Item[] = [];
  for await (const part of parts) {
    if ('head' in part) head = part.head;
    else items.push(part.item);
  }
  if (!head) throw new Error('A list stream ended without its head.');
  return { head, items };
}

/** Reads a stream that is no page to its end. */
export async function readAll<Item>(parts: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of parts) items.push(item);
  return items;
}
