import { MealPlanErrors, type PlanQuery } from '@larder/contracts';
import {
  checkFilter,
  parseFilter,
  parseOrderBy,
  toMongo,
  type MongoFilter,
  type Order,
  type Schema,
} from '@larder/query-filter';
import { translateQueryErrors } from '@larder/service-kit';

/** The fields that entries may be filtered and ordered by. */
const SCHEMA: Schema = {
  entries: {
    ...{ id: { type: 'number', field: 'entryId' }, date: 'date', entryType: 'text' },
    ...{ title: { type: 'text', sortField: 'titleSort' }, text: { type: 'text', sortField: 'textSort' } },
    ...{
      servings: 'number',
      position: 'number',
      recipeId: 'uuid',
      userId: 'uuid',
      groupId: 'uuid',
      householdId: 'uuid',
    },
    ...{ createdAt: 'datetime', updatedAt: 'datetime' },
  },
};
const RESOURCE = { schema: SCHEMA, resource: 'entries' };
const NEWEST = 'createdAt';

/**
 * The filter for the days and the query of a request, to be combined with the household. Throws for an unknown field.
 */
export function planEntryFilter(query: Pick<PlanQuery, 'start_date' | 'end_date' | 'queryFilter'>): MongoFilter {
  return translateQueryErrors(() => {
    const filter = parseFilter(query.queryFilter ?? '');
    return { ...dateRange(query), ...(filter ? { $and: [toMongo(checkFilter(filter, RESOURCE), () => [])] } : {}) };
  }, MealPlanErrors.invalidFilter);
}

/** The order of a request, newest first by default. Throws for an unknown field. */
export function planEntryOrder(query: Pick<PlanQuery, 'orderBy' | 'orderDirection' | 'orderByNullPosition'>): Order {
  const { orderBy, orderDirection: direction, orderByNullPosition: nulls = null } = query;
  const read = () => parseOrderBy(orderBy?.trim() || NEWEST, { ...RESOURCE, direction, nulls });
  return translateQueryErrors(read, MealPlanErrors.invalidFilter);
}

function dateRange({ start_date, end_date }: Pick<PlanQuery, 'start_date' | 'end_date'>): MongoFilter {
  if (!start_date && !end_date) return {};
  return { date: { ...(start_date ? { $gte: start_date } : {}), ...(end_date ? { $lte: end_date } : {}) } };
}
