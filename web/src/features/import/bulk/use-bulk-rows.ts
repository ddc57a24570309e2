import { useState } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import type { BulkRow } from '../import.api.js';
import { addressesIn, type BulkFormRow } from './bulk-rows.js';

const rowOf = (url: string): BulkFormRow => ({ key: nanoid(), url, categories: [], tags: [] });
const rowsOf = (urls: readonly string[]) => (urls.length > 0 ? urls : ['']).map(rowOf);

/** The rows of the form: one address each, with the organizers of its recipe. */
export function useBulkRows(urls: readonly string[]) {
  const [rows, setRows] = useState<BulkFormRow[]>(() => rowsOf(urls));
  const change = (key: string, changes: Partial<BulkRow>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const add = () => setRows((before) => [...before, rowOf('')]);
  const remove = (key: string) => setRows((before) => before.filter((row) => row.key !== key));
  const replace = (others: readonly string[]) => setRows(rowsOf(others));
  /** Splits pasted text into rows; false when it has at most one address. */
  const paste = (key: string, text: string): boolean => {
    const [first, ...others] = addressesIn(text);
    if (!first || others.length === 0) return false;
    setRows((before) =>
      before.flatMap((row) => (row.key === key ? [{ ...row, url: first }, ...others.map(rowOf)] : row)),
    );
    return true;
  };
  return { rows, change, add, remove, replace, paste };
}
