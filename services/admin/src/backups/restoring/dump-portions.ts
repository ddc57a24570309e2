import type { DumpRecordKind, DumpRecord } from '@larder/mealie-dump';

/** Records of one kind, few enough for a message, as JSON. */
export interface DumpPortion {
  kind: DumpRecordKind;
  count: number;
  json: string;
}

const MOST_RECORDS = 200;
/** Recipes and lists may be long: a portion ends when it is about so long. */
const MOST_LENGTH = 1024 * 1024;

/** Records of the same kind together, as many as fit into a message, as JSON. */
export function toPortions(
  records: readonly DumpRecord[],
  toJson: (record: DumpRecord) => string = JSON.stringify,
): DumpPortion[] {
  const portions: DumpPortion[] = [];
  let [texts, length]: [string[], number] = [[], 0];
  records.forEach((record, index) => {
    const text = toJson(record);
    texts.push(text);
    length += text.length;
    const isFull = texts.length >= MOST_RECORDS || length >= MOST_LENGTH;
    if (!isFull && records[index + 1]?.kind === record.kind) return;
    portions.push({ kind: record.kind, count: texts.length, json: `[${texts.join(',')}]` });
    [texts, length] = [[], 0];
  });
  return portions;
}
