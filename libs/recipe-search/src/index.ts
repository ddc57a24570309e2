export type { ColumnOrder, OrderValues } from './index/column-orders.js';
export type { IndexOrder, IndexQuery } from './index/find-slots.js';
export type { IndexedRecord } from './index/records.js';
export { TextIndex, type SearchResult } from './index/text-index.js';
export { randomSortKeys } from './ranking/random-sort-keys.js';
export { rankingOf, type Ranking } from './ranking/relevance.js';
export { MAX_SIMILAR_RESULTS, MIN_SIMILARITY, similarityTo } from './ranking/similarity.js';
export { parseSearch, type ParsedSearch } from './text/parse-search.js';
export { searchable, searchText, type SearchText } from './text/searchable.js';
