import type { ReactNode } from 'react';

/** A column of a data table. */
export interface RowColumn<Row> {
  key: string;
  title: string;
  /** The text that is shown, searched and sorted by. */
  text: (row: Row) => string;
  /** The text for sorting where it is another one, e.g. of dates. */
  order?: (row: Row) => string;
  /** Renders the cell; its text when absent. */
  render?: (row: Row) => ReactNode;
  /** Hidden unless the user shows it. */
  hidden?: boolean;
}
