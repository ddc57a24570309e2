import type { PageHead } from '@larder/contracts';
import type { MongoFilter } from '@larder/query-filter';
import type { Model } from 'mongoose';
import { collectionSource, type ListSource } from './list-source.js';
import { openPage, type PageSelection } from './open-page.js';

/** A page of a collection. */
export interface PageRequest extends PageSelection {
  filter: MongoFilter;
  /** Fields that are not read; none by default. */
  without?: readonly string[];
}

/** Reads a page of a collection as a whole, and its position in the list (`openPage`). */
export function findPage<Doc extends { _id: string }>(
  model: Model<Doc>,
  { filter, without, ...selection }: PageRequest,
): Promise<{ head: PageHead; documents: Doc[] }> {
  return readWholePage(collectionSource(model, filter, without), selection);
}

/** Reads a page of any list as a whole. */
export async function readWholePage<Doc extends { _id: string }>(
  source: ListSource<Doc>,
  selection: PageSelection,
): Promise<{ head: PageHead; documents: Doc[] }> {
  const { head, batches } = await openPage(source, selection);
  const documents: Doc[] = [];
  for await (const batch of batches) documents.push(...batch);
  return { head, documents };
}
