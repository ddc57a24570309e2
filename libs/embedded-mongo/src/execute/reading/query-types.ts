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
  readonly collator?: Intl.Collator | undefined;
}
