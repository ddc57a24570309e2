import { featureWeights, type FeatureWeights } from './model.js';

/**
 * The file format of a model, little-endian: "LCRF", the length of the header, a header in JSON, then for each table
 * the keys of its rows (4 bytes each), the number of weights of each row (1), and their columns and values (1 each).
 */
const MAGIC = 0x4652434c;
const PREFIX_BYTES = 8;

/** A table in the header. */
interface TableHeader {
  rows: number;
  weights: number;
  scale: number;
}

/** The content of a model file. */
export interface ModelContent<Notes> {
  tables: FeatureWeights[];
  /** Metadata of the model. */
  notes: Notes;
}

/** The bytes of a model file. */
export function writeModel<Notes>({ tables, notes }: ModelContent<Notes>): Uint8Array {
  const headers: TableHeader[] = tables.map(({ starts, values, scale }) => {
    return { rows: starts.length - 1, weights: values.length, scale };
  });
  const header = new TextEncoder().encode(JSON.stringify({ tables: headers, notes }));
  const prefix = new DataView(new ArrayBuffer(PREFIX_BYTES));
  prefix.setUint32(0, MAGIC, true);
  prefix.setUint32(4, header.length, true);
  return concatenate([new Uint8Array(prefix.buffer), header, ...tables.map(tableBytes)]);
}

/** Reads a file of `writeModel`. Throws a RangeError or SyntaxError for other content. */
export function readModel<Notes>(bytes: Uint8Array): ModelContent<Notes> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== MAGIC) throw new RangeError('not a model file');
  let at = PREFIX_BYTES + view.getUint32(4, true);
  // Not validated: the file is part of the package.
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(PREFIX_BYTES, at))) as {
    tables: TableHeader[];
    notes: Notes;
  };
  const tables = header.tables.map((table) => {
    const start = at;
    at += table.rows * 5 + table.weights * 2;
    return readTable(new DataView(view.buffer, view.byteOffset + start, at - start), table);
  });
  return { tables, notes: header.notes };
}

function tableBytes(table: FeatureWeights): Uint8Array {
  const { keyOfRow: keys, starts, columns, values } = table;
  const view = new DataView(new ArrayBuffer(keys.length * 5));
  keys.forEach((key, row) => {
    view.setInt32(row * 4, key, true);
    view.setUint8(keys.length * 4 + row, (starts[row + 1] ?? 0) - (starts[row] ?? 0));
  });
  return concatenate([
    new Uint8Array(view.buffer),
    columns,
    new Uint8Array(values.buffer, values.byteOffset, values.length),
  ]);
}

function readTable(view: DataView, { rows, weights, scale }: TableHeader): FeatureWeights {
  const keyOfRow = Int32Array.from({ length: rows }, (_, row) => view.getInt32(row * 4, true));
  const starts = new Int32Array(rows + 1);
  for (let row = 0; row < rows; row++) starts[row + 1] = (starts[row] ?? 0) + view.getUint8(rows * 4 + row);
  const from = view.byteOffset + rows * 5;
  const columns = new Uint8Array(view.buffer, from, weights).slice();
  const values = new Int8Array(view.buffer, from + weights, weights).slice();
  return featureWeights({ keyOfRow, starts, columns, values, scale });
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
