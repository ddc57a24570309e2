import type { Choice } from '../../../entities/catalogue/choices.js';
import type { VisitedGroup } from '../../../entities/session/visited-group.js';
import type { ExplorerQuery } from './explorer-query.js';

/** A filter of the list: its button, and the panel behind it. */
export interface FilterProps {
  choice: Choice;
  query: ExplorerQuery;
  visited: VisitedGroup;
  onChange: (query: ExplorerQuery) => void;
}

/** The settings of a search: their button, and the panel behind it. */
export interface SearchSettingsProps {
  query: ExplorerQuery;
  onChange: (query: ExplorerQuery) => void;
  onSearch: (query: ExplorerQuery) => void;
}
