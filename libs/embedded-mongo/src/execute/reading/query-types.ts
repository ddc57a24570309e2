import type { Filter } from '../../query/filter.js';
import type { Matcher } from '../../query/match.js';
import type { SortField } from '../../query/sort.js';

/** A parsed query of a command. */
export interface Query {
  readonly filter: Filter;
  readonly matcher: Matcher;
  readonly sort: readonly SortField[];
  /** In reverse insertion order. */
  readonly isBackwards: boolean;
  readonly skip: number;
  readonly limit: number;
  readonly hint?: string;
  /** The top-level fields that are read of the documents besides those of the filter and the sort; undefined: any. */
  readonly fields?: readonly string[] | undefined;
  readonly collator?: Intl.Collator | undefined;
}
