import type { Cookbook, CookbookDraft, CookbookPatch } from '@larder/contracts';
import { toQueryFilterJson } from '@larder/query-filter';
import { searchText } from '@larder/recipe-search';
import { definedFields } from '@larder/service-kit';
import { sortText } from '../../records/index.js';
import { filterOf } from './cookbook-filter.js';
import type { CookbookDocument } from './cookbook.schema.js';

/** The stored fields of a cookbook, without household and slug. */
export type CookbookContent = Pick<
  CookbookDocument,
  | 'name'
  | 'nameSort'
  | 'description'
  | 'position'
  | 'public'
  | 'queryFilterString'
  | 'requireAllCategories'
  | 'requireAllTags'
  | 'requireAllTools'
  | 'search'
>;

/** A cookbook in its contract shape. */
export function toCookbook(document: CookbookDocument): Cookbook {
  return {
    name: document.name,
    description: document.description,
    slug: document.slug,
    position: document.position,
    public: document.public,
    queryFilterString: document.queryFilterString,
    groupId: document.groupId,
    householdId: document.householdId,
    id: document._id,
    queryFilter: toQueryFilterJson(document.queryFilterString),
    requireAllCategories: document.requireAllCategories,
    requireAllTags: document.requireAllTags,
    requireAllTools: document.requireAllTools,
  };
}

/** The draft that replaces a cookbook with these changes. */
export function withChanges({ queryFilter: _, ...cookbook }: Cookbook, changes: CookbookPatch): CookbookDraft {
  return { ...cookbook, ...definedFields(changes), groupId: undefined, householdId: undefined };
}

/** Throws for an invalid filter. */
export function contentOf(draft: CookbookDraft): CookbookContent {
  const { name, description, position, requireAllCategories, requireAllTags, requireAllTools } = draft;
  return {
    name,
    nameSort: sortText(name),
    description,
    position,
    public: draft.public,
    queryFilterString: filterOf(draft),
    requireAllCategories,
    requireAllTags,
    requireAllTools,
    search: searchText(name, [description]),
  };
}
