/** The orders of recipe lists, with their labels. */
export const ORDER_LABELS = {
  name: 'general.sort-by-name',
  created_at: 'general.sort-by-created',
  last_made: 'general.sort-by-last-made',
  rating: 'general.sort-by-rating',
  updated_at: 'general.sort-by-updated',
  random: 'general.random',
} as const;

export type Order = keyof typeof ORDER_LABELS;
export type Direction = 'asc' | 'desc';

/** The default direction of an order: ascending for names, descending for everything else. */
export function firstDirection(order: Order): Direction {
  return order === 'name' ? 'asc' : 'desc';
}

export const reverse = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');
