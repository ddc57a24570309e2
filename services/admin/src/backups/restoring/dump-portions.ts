import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { DumpRecordKind, DumpRecord } from '@larder/mealie-dump';

/** Records of one kind that fit into a message. They are compressed, since all of a dump are in memory at once. */
export interface DumpPortion {
  kind: DumpRecordKind;
  count: number;
  /** Their JSON, deflated. */
  packed: Uint8Array;
}

const MAX_RECORDS = 200;
/** Approximate maximum length of a portion, in characters: recipes and lists may be long. */
const MAX_LENGTH = 1024 * 1024;

/** The fastest level: JSON becomes a tenth with any. */
const LEVEL = 1;

/** Groups records of the same kind into portions that fit into a message. */
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
    const packed = deflateRawSync(`[${texts.join(',')}]`, { level: LEVEL });
    portions.push({ kind: record.kind, count: texts.length, packed });
    [texts, length] = [[], 0];
  });
  return portions;
}

/** The records of a portion. */
export function recordsOf({ packed }: DumpPortion): { kind: string }[] {
  return JSON.parse(inflateRawSync(packed).toString()) as { kind: string }[];
}
