import type { ReactNode } from 'react';

/** A column of a data table. */
export interface RowColumn<Entry> {
  key: string;
  title: string;
  /** What is searched, and what rows are ordered by. */
  text: (entry: Entry) => string;
  /** How it looks; its text when absent. */
  render?: (entry: Entry) => ReactNode;
  /** Not shown until a user asks for it. */
  hidden?: boolean;
}
