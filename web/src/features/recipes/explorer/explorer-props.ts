import type { Choice } from '../../../entities/catalogue/choices.js';
import type { VisitedGroup } from '../../../entities/session/visited-group.js';
import type { ExplorerQuery } from './query/explorer-query.js';

/** A filter of the list: its button and its panel. */
export interface FilterProps {
  choice: Choice;
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
