import { Batch } from '../messaging/batch.js';
import { Json } from '../messaging/json.js';
import type { PageElement, PageHead, PagePart } from './page.js';

type Items<Item> = Item | Json | Batch<Item | Json>;

/** Writes a page as a list stream: the head, then each item. */
export async function* pageParts<Item>(
  head: PageHead,
  items: Iterable<Items<Item>> | AsyncIterable<Items<Item>>,
): AsyncGenerator<PagePart<Item>> {
  yield { head };
  for await (const item of items) yield item instanceof Batch ? new Batch(item.items.map(element)) : element(item);
}

const ITEM = '{"item":';

function element<Item>(item: Item | Json): PageElement<Item> | Json {
  return item instanceof Json ? new Json(`${ITEM}${item.text}}`) : { item };
}

/** Reads a streamed list back into head and items. */
export async function readPage<Item>(parts: AsyncIterable<PagePart<Item>>): Promise<{ head: PageHead; items: Item[] }> {
  let head: PageHead | undefined;
  const items: Item[] = [];
  for await (const part of parts) {
    for (const each of part instanceof Batch ? part.items : [part]) {
      const read = each instanceof Json ? (JSON.parse(each.text) as PageElement<Item>) : each;
      if ('head' in read) head = read.head;
      else items.push(read.item);
    }
  }
  return { head: requireHead(head), items };
}

/** Reads a streamed list of JSON texts: the items stay unchanged. */
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
  return { head: requireHead(head), items };
}

function requireHead(head: PageHead | undefined): PageHead {
  if (!head) throw new Error('A list stream ended without its head.');
  return head;
}

/** Reads all items of a stream that is not a page. */
export async function readAll<Item>(parts: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of parts) items.push(item);
  return items;
}
