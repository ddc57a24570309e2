import type { DumpRecordOf, DumpRecord } from '@larder/mealie-dump';
import type { ImportedRecord, ImportedDocument } from '@larder/service-kit';
import { nameFields, SHOPPING_LISTS } from '../list-store/index.js';

/** The documents for a record of another product. */
export function moveIn(record: ImportedRecord): ImportedDocument[] {
  const moved = record as DumpRecord;
  return moved.kind === 'shopping-list' ? [{ collection: SHOPPING_LISTS, document: listOf(moved) }] : [];
}

function listOf({ id, kind: _kind, name, items, ...list }: DumpRecordOf<'shopping-list'>) {
  return {
    _id: id,
    ...list,
    ...nameFields(name),
    items: items.map((item) => ({ ...item, ...times(item) })),
    openItemCount: items.filter(({ checked }) => !checked).length,
    ...{ deletedItems: [], devices: [], learnAisleOrder: true, aisleOrder: [], lastCheck: null, revision: 0 },
    ...times(list),
  };
}

function times({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) {
  return { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}
