import { pageWindow, type PagePart } from '@larder/contracts';
import { pageIds, type Listing } from './page-ids.js';

/** Records held in memory at a time. */
const BATCH = 200;

/** Writes a page as a list stream: the head first, then the items, a batch of records at a time. */
export async function* listPage<Record extends { _id: string }, Item>(
  listing: Listing,
  toItems: (records: Record[]) => Promise<Item[]> | Item[],
): AsyncGenerator<PagePart<Item>> {
  const { model, filter, query } = listing;
  const { head, ...window } = pageWindow(query, await model.countDocuments(filter));
  const ids = await pageIds(listing, window);
  yield { head };
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH);
    const found = await model.find({ ...filter, _id: { $in: some } }).lean<Record[]>();
    for (const item of await toItems(inOrder(found, some))) yield { item };
  }
}

function inOrder<Record extends { _id: string }>(records: Record[], ids: string[]): Record[] {
  const byId = new Map(records.map((record) => [record._id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
