import type { ImportedDocument, ImportedRecord } from './imported-records.js';

/** The mappers of the kinds of records that a service stores. */
type Mappers<Source extends ImportedRecord> = {
  [Kind in Source['kind']]?: (record: Extract<Source, { kind: Kind }>) => ImportedDocument;
};

/** Converts each record by the mapper of its kind; kinds without a mapper belong to other services. */
export function documentsByKind<Source extends ImportedRecord>(mappers: Mappers<Source>) {
  return (record: ImportedRecord): ImportedDocument[] => {
    const mapper = mappers[record.kind as Source['kind']] as ((source: ImportedRecord) => ImportedDocument) | undefined;
    return mapper ? [mapper(record)] : [];
  };
}

export function documentIn(collection: string, document: { _id: unknown; [field: string]: unknown }): ImportedDocument {
  return { collection, document };
}

/** The times of an imported record as they are stored. */
export function importedTimes({ createdAt, updatedAt }: { createdAt: string; updatedAt: string }) {
  return { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}
