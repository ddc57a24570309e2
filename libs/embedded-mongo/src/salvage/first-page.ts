import Database from 'libsql';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LAYOUT } from '../store/format.js';

const PAGE_BYTES = 4096;

/**
 * Replaces the first page of a file, which contains the root pages of its tables, by that of a new file: the tables of
 * documents and index entries have the same root pages in all of our files.
 */
export function replaceFirstPage(path: string): void {
  const page = newFirstPage();
  page.writeUInt32BE(Math.floor(statSync(path).size / PAGE_BYTES), 28);
  page.fill(0, 32, 40); // the list of free pages is unknown
  const file = openSync(path, 'r+');
  try {
    writeSync(file, page, 0, PAGE_BYTES, 0);
  } finally {
    closeSync(file);
  }
}

function newFirstPage(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'larder-page-'));
  try {
    const path = join(folder, 'new.sqlite');
    const database = new Database(path);
    for (const statement of LAYOUT) database.exec(statement);
    database.close();
    return readFileSync(path).subarray(0, PAGE_BYTES);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
