import { parse } from 'csv-parse';
import { ArchiveError, MAX_BYTES_IN_MEMORY, type ArchiveFile } from '../../../archives/index.js';

/** One row by its column's name; a column without a name is `""`. */
export type Row = Record<string, string>;

const OPTIONS = {
  bom: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  // A longer row ends reading; shorter invalid ones only fail themselves.
  max_record_size: MAX_BYTES_IN_MEMORY,
} as const;

/** The rows below the header of a CSV file, one at a time. Invalid bytes are dropped. */
export async function* rowsOf(file: ArchiveFile): AsyncGenerator<Row> {
  let columns: string[] | undefined;
  for await (const record of recordsOf(file)) {
    const cells = record.map((cell) => cell.replaceAll('\uFFFD', ''));
    if (columns) yield Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
    else columns = cells.map((cell) => cell.trim());
  }
}

async function* recordsOf(file: ArchiveFile): AsyncGenerator<string[]> {
  const source = await file.stream();
  const parser = parse(OPTIONS);
  source.on('error', (error: Error) => parser.destroy(error));
  try {
    yield* source.pipe(parser) as AsyncIterable<string[]>;
  } catch (error) {
    throw new ArchiveError('The CSV file cannot be read', { cause: error });
  }
}
