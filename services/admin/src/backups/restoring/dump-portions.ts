import type { DumpRecordKind, DumpRecord } from '@larder/mealie-dump';

/** Records of one kind as JSON that fits into a message. */
export interface DumpPortion {
  kind: DumpRecordKind;
  count: number;
  json: string;
}

const MAX_RECORDS = 200;
/** Approximate maximum length of a portion, in characters: recipes and lists may be long. */
const MAX_LENGTH = 1024 * 1024;

/** Groups records of the same kind into portions that fit into a message, as JSON. */
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
    const isFull = texts.length >= MAX_RECORDS || length >= MAX_LENGTH;
    if (!isFull && records[index + 1]?.kind === record.kind) return;
    portions.push({ kind: record.kind, count: texts.length, json: `[${texts.join(',')}]` });
    [texts, length] = [[], 0];
  });
  return portions;
}
