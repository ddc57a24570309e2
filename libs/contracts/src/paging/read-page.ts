import { Batch } from '../messaging/batch.js';
import type { PageElement, PageHead, PagePart } from './page.js';

/** Writes a page as a list stream: the head, then each item. */
export async function* pageParts<Item>(
  head: PageHead,
  items: Iterable<Item | Batch<Item>> | AsyncIterable<Item | Batch<Item>>,
): AsyncGenerator<PagePart<Item>> {
  yield { head };
  for await (const item of items) {
    yield item instanceof Batch ? new Batch(item.items.map((each) => ({ item: each }))) : { item };
  }
}

/** Reads a streamed list back into head and items. */
export async function readPage<Item>(parts: AsyncIterable<PagePart<Item>>): Promise<{ head: PageHead; items: Item[] }> {
  let head: PageHead | undefined;
  const items: Item[] = [];
  for await (const part of parts) {
    for (const element of part instanceof Batch ? part.items : [part]) {
      if ('head' in element) head = element.head;
      else items.push(element.item);
    }
  }
  return { head: known(head), items };
}

const ITEM = '{"item":';

/** The same for elements that are still JSON: the items stay as they are written. */
export async function readPageText(
  chunks: AsyncIterable<readonly string[]>,
): Promise<{ head: PageHead; items: string[] }> {
  let head: PageHead | undefined;
  const items: string[] = [];
  for await (const chunk of chunks) {
    for (const element of chunk) {
      if (element.startsWith(ITEM)) items.push(element.slice(ITEM.length, -1));
      else head = (JSON.parse(element) as Extract<PageElement<never>, { head: PageHead }>).head;
    }
  }
  return { head: known(head), items };
}

function known(head: PageHead | undefined): PageHead {
  if (!head) throw new Error('A list stream ended without its head.');
  return head;
}

/** Reads a stream that is no page to its end. */
export async function readAll<Item>(parts: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of parts) items.push(item);
  return items;
}
