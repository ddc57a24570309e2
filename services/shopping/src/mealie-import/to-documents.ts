import type { DumpRecordOf, DumpRecord } from '@larder/mealie-dump';
import { documentIn, documentsByKind, importedTimes } from '@larder/service-kit';
import { nameFields, SHOPPING_LISTS } from '../list-store/index.js';

/** The documents for a record of another product. */
export const toDocuments = documentsByKind<DumpRecord>({
  'shopping-list': (list) => documentIn(SHOPPING_LISTS, listOf(list)),
});

function listOf({ id, kind: _kind, name, items, ...list }: DumpRecordOf<'shopping-list'>) {
  return {
    _id: id,
    ...list,
    ...nameFields(name),
    items: items.map((item) => ({ ...item, ...importedTimes(item) })),
    openItemCount: items.filter(({ checked }) => !checked).length,
    deletedItems: [],
    devices: [],
    learnAisleOrder: true,
    aisleOrder: [],
    lastCheck: null,
    revision: 0,
    ...importedTimes(list),
  };
}
