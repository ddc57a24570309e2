import {
  pageParts,
  pageWindow,
  type Actor,
  type DeletedRecord,
  type PagePart,
  type TrashQuery,
} from '@larder/contracts';
import type { Directory } from '../directory/directory.js';
import type { RecordTrash } from './record-trash.js';
import type { TrashableRecord, TrashedRecord } from './trashed-record.js';

/**
 * Options for reading a trash: `toItem` converts a record to an item, given the fields common to all kinds of records.
 */
export interface TrashListing<Doc extends TrashableRecord, Item> {
  trash: RecordTrash<Doc>;
  directory: Directory;
  query: TrashQuery;
  /** Fields that are not read. */
  without?: readonly (keyof Doc & string)[];
  toItem: (record: DeletedRecord, trashed: TrashedRecord<Doc>) => Item;
}

/** A page of the trash of the caller's household, latest first. */
export async function* trashPage<Doc extends TrashableRecord, Item>(
  actor: Actor,
  { trash, directory, query, without = [], toItem }: TrashListing<Doc, Item>,
): AsyncGenerator<PagePart<Item>> {
  const { head, skip, limit } = pageWindow(query, await trash.count(actor));
  const page = await trash.list(actor, { skip, limit, without });
  const users = await directory.users([...new Set(page.map(({ trashed }) => trashed.by))]);
  const names = new Map(users.map(({ id, fullName }) => [id, fullName]));
  yield* pageParts<Item>(
    head,
    page.map((each) => toItem(toDeletedRecord(each, names), each)),
  );
}

function toDeletedRecord({ _id, trashed }: TrashedRecord<unknown>, names: ReadonlyMap<string, string>): DeletedRecord {
  return {
    id: _id,
    name: trashed.name,
    householdId: trashed.householdId,
    deletedBy: { id: trashed.by, name: names.get(trashed.by) ?? null },
    deletedAt: trashed.at.toISOString(),
    expiresAt: trashed.expiresAt.toISOString(),
  };
}
