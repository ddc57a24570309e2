import { useState } from 'react';
import { definePreference, usePreference } from '../../../shared/hooks/preference.js';
import type { EntryColumn } from './entry-column.js';

const isKeys = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((key) => typeof key === 'string');

/** Which columns of a table somebody wants to see, kept on this device. */
export function useShownColumns<Entry>(table: string, columns: readonly EntryColumn<Entry>[]) {
  const usual = columns.filter(({ hidden }) => !hidden).map(({ key }) => key);
  const [preference] = useState(() => definePreference(`data-columns-${table}`, usual, isKeys));
  const [keys, setKeys] = usePreference(preference);
  return { shown: columns.filter(({ key }) => keys.includes(key)), keys, setKeys };
}
