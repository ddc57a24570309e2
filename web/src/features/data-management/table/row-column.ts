import type { ReactNode } from 'react';

/** A column of a data table. */
export interface RowColumn<Entry> {
  key: string;
  title: string;
  /** The text for search and sorting. */
  text: (entry: Entry) => string;
  /** Renders the cell; its text when absent. */
  render?: (entry: Entry) => ReactNode;
  /** Hidden unless the user shows it. */
  hidden?: boolean;
}
