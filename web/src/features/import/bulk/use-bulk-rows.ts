import { useState } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import type { BulkRow } from '../import.api.js';
import { addressesIn, bareRow, type BulkFormRow } from './bulk-rows.js';

const withKey = (row: BulkRow): BulkFormRow => ({ ...row, key: nanoid() });
const rowOf = (url: string): BulkFormRow => withKey(bareRow(url));

/** The rows of the form: one address each, with the organizers of its recipe. */
export function useBulkRows(initial: readonly BulkRow[]) {
  const [rows, setRows] = useState<BulkFormRow[]>(() => (initial.length > 0 ? initial.map(withKey) : [rowOf('')]));
  const change = (key: string, changes: Partial<BulkRow>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const add = () => setRows((before) => [...before, rowOf('')]);
  const remove = (key: string) => setRows((before) => before.filter((row) => row.key !== key));
  const clear = () => setRows([rowOf('')]);
  /**
   * Splits pasted text into rows; false when it has at most one address.
   *
   * @param rest what the paste would leave of the row's address: it is kept unless all of it was selected
   */
  const paste = (key: string, text: string, rest: string): boolean => {
    const [first, ...others] = addressesIn(text);
    if (!first || others.length === 0) return false;
    const split = (row: BulkFormRow) =>
      rest.trim() ? [row, ...[first, ...others].map(rowOf)] : [{ ...row, url: first }, ...others.map(rowOf)];
    setRows((before) => before.flatMap((row) => (row.key === key ? split(row) : row)));
    return true;
  };
  return { rows, change, add, remove, clear, paste };
}
