import { MealPlanErrors, RECIPE_ATTRIBUTES, type PlanQuery } from '@larder/contracts';
import {
  checkFilter,
  compileFilter,
  parseFilter,
  parseOrderBy,
  type MongoFilter,
  type Order,
  type RecordId,
  type RelationQuery,
  type Schema,
} from '@larder/query-filter';
import { DIRECTORY_ATTRIBUTES, DIRECTORY_RELATIONS, translateQueryErrors } from '@larder/service-kit';

/** The fields that entries may be filtered and ordered by; the recipe service receives conditions on recipes as text. */
const SCHEMA: Schema = {
  ...DIRECTORY_ATTRIBUTES,
  ...RECIPE_ATTRIBUTES,
  entries: {
    id: { type: 'number', field: 'entryId' },
    date: 'date',
    entryType: 'text',
    title: { type: 'text', sortField: 'titleSort' },
    text: { type: 'text', sortField: 'textSort' },
    servings: 'number',
    position: 'number',
    recipeId: 'uuid',
    userId: 'uuid',
    groupId: 'uuid',
    householdId: 'uuid',
    createdAt: 'datetime',
    updatedAt: 'datetime',
    ...DIRECTORY_RELATIONS,
    recipe: { resource: 'recipes', link: { field: 'recipeId' } },
  },
};
const SELECTABLE = { schema: SCHEMA, resource: 'entries' };
const DEFAULT_ORDER = 'createdAt';

/** Returns the ids of related records that match, among those that the caller may see. */
export type ResolveRelation = (query: RelationQuery) => Promise<readonly RecordId[]>;

/**
 * The filter for the days and the query of a request, to be combined with the household. Throws for an unknown field.
 */
export async function planEntryFilter(
  query: Pick<PlanQuery, 'start_date' | 'end_date' | 'queryFilter'>,
  resolve: ResolveRelation,
): Promise<MongoFilter> {
  const filter = translateQueryErrors(() => {
    const parsed = parseFilter(query.queryFilter ?? '');
    return parsed && checkFilter(parsed, SELECTABLE);
  }, MealPlanErrors.invalidFilter);
  return { ...dateRange(query), ...(filter ? { $and: [await compileFilter(filter, resolve)] } : {}) };
}

/** The order of a request, newest first by default. Throws for an unknown field. */
export function planEntryOrder(query: Pick<PlanQuery, 'orderBy' | 'orderDirection' | 'orderByNullPosition'>): Order {
  const { orderBy, orderDirection: direction, orderByNullPosition: nulls = null } = query;
  const parse = () => parseOrderBy(orderBy?.trim() || DEFAULT_ORDER, { ...SELECTABLE, direction, nulls });
  return translateQueryErrors(parse, MealPlanErrors.invalidFilter);
}

function dateRange({ start_date, end_date }: Pick<PlanQuery, 'start_date' | 'end_date'>): MongoFilter {
  if (!start_date && !end_date) return {};
  return { date: { ...(start_date ? { $gte: start_date } : {}), ...(end_date ? { $lte: end_date } : {}) } };
}
