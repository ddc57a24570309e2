export type { ColumnOrder, OrderValues } from './index/column-orders.js';
export type { IndexOrder, IndexQuery } from './index/find-slots.js';
export type { IndexedRecord } from './index/records.js';
export { TextIndex, type SearchResult } from './index/text-index.js';
export { randomPlaces } from './ranking/random-place.js';
export { rankingOf, type Ranking } from './ranking/relevance.js';
export { MAX_SIMILAR_TRIGRAMS, MIN_SIMILARITY, similarityTo } from './ranking/similarity.js';
export { parseSearch, type ParsedSearch } from './text/parse-search.js';
export { searchable, searchText, type SearchText } from './text/searchable.js';
