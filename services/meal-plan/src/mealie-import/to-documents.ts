import type { DumpRecordKind, DumpRecordOf, DumpRecord } from '@larder/mealie-dump';
import { COUNTERS, derivedId, type ImportedDocument, type ImportedRecord } from '@larder/service-kit';
import { PLAN_ENTRIES, sortKey } from '../plan-entries/index.js';
import { RULES } from '../rules/index.js';
import { WEBHOOKS } from '../webhooks/index.js';

type Mappers = { [Kind in DumpRecordKind]?: (record: DumpRecordOf<Kind>) => ImportedDocument };

const mappers: Mappers = {
  counters: ({ planEntries }) => {
    const now = new Date();
    return documentIn(COUNTERS, { _id: PLAN_ENTRIES, value: planEntries, createdAt: now, updatedAt: now });
  },
  'plan-entry': ({ kind: _kind, number, ...entry }) =>
    documentIn(PLAN_ENTRIES, {
      _id: derivedId(`plan-entry ${entry.groupId} ${number}`),
      ...entry,
      entryId: number,
      servings: null,
      position: number,
      revision: 0,
      titleSort: sortKey(entry.title),
      textSort: sortKey(entry.text),
      ...times(entry),
    }),
  'plan-rule': ({ id, kind: _kind, ...rule }) => documentIn(RULES, { _id: id, ...rule, ...times(rule) }),
  webhook: ({ id, kind: _kind, ...webhook }) =>
    documentIn(WEBHOOKS, {
      _id: id,
      ...webhook,
      webhookType: 'mealplan',
      timeZone: null,
      lastDelivery: null,
      ...times(webhook),
    }),
};

/** The documents for a record of another product. */
export function toDocuments(record: ImportedRecord): ImportedDocument[] {
  const dumpRecord = record as DumpRecord;
  const mapper = mappers[dumpRecord.kind] as ((each: DumpRecord) => ImportedDocument) | undefined;
  return mapper ? [mapper(dumpRecord)] : [];
}

function documentIn(collection: string, document: { _id: string; [field: string]: unknown }): ImportedDocument {
  return { collection, document };
}

function times({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) {
  return { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}
