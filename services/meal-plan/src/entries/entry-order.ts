import { MealPlanErrors, type PlanQuery } from '@larder/contracts';

/** What entries can be ordered by, and where it is stored. */
const PATHS = new Map([
  ['id', 'entryId'],
  ['date', 'date'],
  ['entryType', 'entryType'],
  ['title', 'titleSort'],
  ['text', 'textSort'],
  ['recipeId', 'recipeId'],
  ['userId', 'userId'],
  ['groupId', 'groupId'],
  ['createdAt', 'createdAt'],
  ['updatedAt', 'updatedAt'],
]);

type Sort = Record<string, 1 | -1>;

/** The order a page was asked for, newest first unless told; the id settles ties. Throws for what entries do not have. */
export function entryOrder({ orderBy, orderDirection }: Pick<PlanQuery, 'orderBy' | 'orderDirection'>): Sort {
  const statement = orderBy?.trim() || 'createdAt';
  const sort: Sort = {};
  for (const part of statement.split(',')) {
    const [name = '', direction = orderDirection, ...rest] = part.trim().split(':');
    const path = PATHS.get(camelCase(name));
    if (!path || !['asc', 'desc'].includes(direction) || rest.length > 0) throw invalid(statement, part.trim());
    sort[path] ??= direction === 'asc' ? 1 : -1;
  }
  return { ...sort, _id: Object.values(sort)[0] ?? 1 };
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
}

function invalid(whole: string, part: string) {
  return MealPlanErrors.invalidFilter({ reason: `Invalid order_by statement "${whole}": "${part}" is invalid` });
}
