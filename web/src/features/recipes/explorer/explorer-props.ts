import type { FilterKind } from '../../../entities/catalogue/filter-kinds.js';
import type { VisitedGroup } from '../../../entities/session/visited-group.js';
import type { ExplorerQuery } from './query/explorer-query.js';

/** A filter of the list: its button and its panel. */
export interface FilterProps {
  kind: FilterKind;
  query: ExplorerQuery;
  visited: VisitedGroup;
  onChange: (query: ExplorerQuery) => void;
}

/** The search settings: their button and their panel. */
export interface SearchSettingsProps {
  query: ExplorerQuery;
  onChange: (query: ExplorerQuery) => void;
  onSearch: (query: ExplorerQuery) => void;
}
