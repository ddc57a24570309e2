import { CommonErrors, type CookbookDraft } from '@larder/contracts';
import { checkFilter, parseFilter, QueryFilterError } from '@larder/query-filter';
import { FILTER_SCHEMA } from '../../pagination/index.js';

type FilterDraft = Pick<CookbookDraft, 'queryFilterString' | 'categories' | 'tags' | 'tools'> & RequireAll;
type RequireAll = Pick<CookbookDraft, 'requireAllCategories' | 'requireAllTags' | 'requireAllTools'>;

/**
 * The filter of a cookbook: as requested, or converted from the lists of older cookbooks; throws for an invalid one.
 */
export function filterOf(draft: FilterDraft): string {
  const text = draft.queryFilterString.trim() || filterFromLists(draft);
  if (!isRecipeFilter(text)) throw invalidFilter(text);
  return text;
}

/**
 * Converts the lists of organizers of an older cookbook to a filter (docs/api/organizers-foods-cookbooks.md#cookbooks).
 */
function filterFromLists({ categories, tags, tools, ...all }: FilterDraft): string {
  return [
    ...condition('recipe_category.id', categories, all.requireAllCategories),
    ...condition('tags.id', tags, all.requireAllTags),
    ...condition('tools.id', tools, all.requireAllTools),
  ].join(' AND ');
}

function condition(attribute: string, ids: string[] | null | undefined, all: boolean): string[] {
  if (!ids?.length) return [];
  return [`${attribute} ${all ? 'CONTAINS ALL' : 'IN'} [${ids.map((id) => `"${id}"`).join(',')}]`];
}

/** Whether a text is a valid recipe filter; an empty one is. */
export function isRecipeFilter(text: string): boolean {
  try {
    const filter = parseFilter(text);
    if (filter) checkFilter(filter, { schema: FILTER_SCHEMA, resource: 'recipes' });
    return true;
  } catch (error) {
    if (error instanceof QueryFilterError) return false;
    throw error;
  }
}

function invalidFilter(input: string) {
  return CommonErrors.invalidValue('queryFilterString', 'Invalid query filter string', input);
}
