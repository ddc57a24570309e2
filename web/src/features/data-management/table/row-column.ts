import type { ReactNode } from 'react';

/** A column of a data table. */
export interface RowColumn<Row> {
  key: string;
  title: string;
  /** The text for search and sorting. */
  text: (row: Row) => string;
  /** Renders the cell; its text when absent. */
  render?: (row: Row) => ReactNode;
  /** Hidden unless the user shows it. */
  hidden?: boolean;
}
