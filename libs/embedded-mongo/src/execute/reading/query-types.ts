import type { Filter } from '../../query/filter.js';
import type { Matcher } from '../../query/match.js';
import type { SortField } from '../../query/sort.js';

/** What a command asks of a collection, understood. */
export interface Query {
  readonly filter: Filter;
  readonly matcher: Matcher;
  readonly sort: readonly SortField[];
  /** Backwards through the order of arrival. */
  readonly isBackwards: boolean;
  readonly skip: number;
  readonly limit: number;
  readonly hint?: string;
  readonly collator?: Intl.Collator | undefined;
}
