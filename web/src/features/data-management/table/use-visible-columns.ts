import { useState } from 'react';
import { definePreference, usePreference } from '../../../shared/hooks/preference.js';
import type { RowColumn } from './row-column.js';

const isKeys = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((key) => typeof key === 'string');

/** The visible columns of a table, stored on this device. */
export function useVisibleColumns<Row>(table: string, columns: readonly RowColumn<Row>[]) {
  const usual = columns.filter(({ hidden }) => !hidden).map(({ key }) => key);
  const [preference] = useState(() => definePreference(`data-columns-${table}`, usual, isKeys));
  const [keys, setKeys] = usePreference(preference);
  return { visibleColumns: columns.filter(({ key }) => keys.includes(key)), keys, setKeys };
}
