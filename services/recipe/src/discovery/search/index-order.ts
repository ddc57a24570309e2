import type { IndexOrder } from '@larder/recipe-search';
import type { ListOrder } from '../../pagination/index.js';
import { ORDER_FIELDS } from './searched-recipe.js';

/**
 * The order of search results in the index; several keys, and values that it does not contain, are sorted by the
 * caller.
 */
export function indexOrder(order: ListOrder): IndexOrder {
  if (order.kind === 'random') return { by: 'random', seed: order.seed };
  const [key, ...more] = order.keys;
  if (!key) return { by: 'relevance' };
  const column = ORDER_FIELDS.find((field) => field === key.attribute.sortField);
  if (!column || more.length > 0) return { by: 'caller' };
  return { by: 'column', column, direction: key.direction, nulls: key.nulls };
}
