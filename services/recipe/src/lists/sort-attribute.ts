/** What records can be ordered by. Null has no place of its own: see `NullPosition`. */
export type SortValue = string | number | boolean | null;
export type NullPosition = 'first' | 'last';

/** An attribute that a list may be ordered by. */
export interface SortAttribute {
  /** Where the value stands in the document. */
  path: string;
  /** An index over tenant, `path` and `_id` gives this order; nothing has to be sorted here. */
  indexed?: boolean;
  /** The value may be missing. */
  nullable?: boolean;
  /** Where records without a value stand unless the caller says so; by default null is the smallest value. */
  nulls?: NullPosition;
  /** Turns what is stored into what is compared; by default texts are normalised and moments become numbers. */
  toValue?: (stored: unknown) => SortValue;
}

/** The whitelist of a list, by the attribute's name in camel case. */
export type SortAttributes = Readonly<Record<string, SortAttribute>>;
