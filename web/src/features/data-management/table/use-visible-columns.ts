import type { CatalogueKind } from '../../../entities/catalogue/catalogue.js';
import { definePreference, usePreference, type Preference } from '../../../shared/hooks/preference.js';
import type { RowColumn } from './row-column.js';

/** The tables with a choice of columns. */
type TableName = CatalogueKind | 'recipes';

/** The keys of the chosen columns; null until the user has chosen. */
type ChosenKeys = readonly string[] | null;

const areKeys = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((key) => typeof key === 'string');
const chosenKeys = (table: TableName) => definePreference<ChosenKeys>(`data-columns-${table}`, null, areKeys);

const CHOSEN_KEYS: Record<TableName, Preference<ChosenKeys>> = {
  recipes: chosenKeys('recipes'),
  foods: chosenKeys('foods'),
  units: chosenKeys('units'),
  labels: chosenKeys('labels'),
  categories: chosenKeys('categories'),
  tags: chosenKeys('tags'),
  tools: chosenKeys('tools'),
  'recipe-actions': chosenKeys('recipe-actions'),
};

/** The visible columns of a table, stored on this device. */
export function useVisibleColumns<Row>(table: TableName, columns: readonly RowColumn<Row>[]) {
  const [chosen, setKeys] = usePreference(CHOSEN_KEYS[table]);
  const keys = chosen ?? columns.filter(({ hidden }) => !hidden).map(({ key }) => key);
  return { visibleColumns: columns.filter(({ key }) => keys.includes(key)), keys, setKeys };
}
