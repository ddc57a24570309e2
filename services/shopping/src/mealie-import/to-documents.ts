import type { DumpRecordOf, DumpRecord } from '@larder/mealie-dump';
import type { ImportedRecord, ImportedDocument } from '@larder/service-kit';
import { nameFields, SHOPPING_LISTS } from '../list-store/index.js';

/** The documents for a record of another product. */
export function toDocuments(record: ImportedRecord): ImportedDocument[] {
  const dumpRecord = record as DumpRecord;
  return dumpRecord.kind === 'shopping-list' ? [{ collection: SHOPPING_LISTS, document: listOf(dumpRecord) }] : [];
}

function listOf({ id, kind: _kind, name, items, ...list }: DumpRecordOf<'shopping-list'>) {
  return {
    _id: id,
    ...list,
    ...nameFields(name),
    items: items.map((item) => ({ ...item, ...times(item) })),
    openItemCount: items.filter(({ checked }) => !checked).length,
    deletedItems: [],
    devices: [],
    learnAisleOrder: true,
    aisleOrder: [],
    lastCheck: null,
    revision: 0,
    ...times(list),
  };
}

function times({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) {
  return { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}
