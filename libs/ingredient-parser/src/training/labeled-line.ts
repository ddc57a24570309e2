import type { Label } from '../nlp/states.js';

/** The columns of labeled data, by precedence if a word matches several. */
export const COLUMNS: readonly Label[] = ['quantity', 'unit', 'size', 'name', 'preparation', 'comment', 'purpose'];

/** A line with its manually labeled parts. */
export interface LabeledLine extends Record<Label, string> {
  input: string;
}

/** Parses a CSV with a header, the column `input` and those of `COLUMNS`; absent columns are empty. */
export function readLabeledLines(csv: string): LabeledLine[] {
  const [header = [], ...rows] = readCsv(csv);
  const at = (name: string) => header.indexOf(name);
  const positions = { input: at('input'), columns: COLUMNS.map(at) };
  return rows.map((row) => {
    const texts = COLUMNS.map((label, index) => [label, row[positions.columns[index] ?? -1] ?? '']);
    return { ...(Object.fromEntries(texts) as Record<Label, string>), input: row[positions.input] ?? '' };
  });
}

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;

function readCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < csv.length) {
    const match = CELL.exec(csv);
    if (!match) break; // an unbalanced quote: the rest cannot be parsed
    const [, quoted, plain = '', end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return row.length > 0 ? [...rows, row] : rows;
}
