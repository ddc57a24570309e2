import type { Item } from './list-state.js';

/** Items that are checked within this time were bought on the same shopping trip, in milliseconds. */
const ONE_SHOPPING_MS = 3_600_000;
const MAX_KEYS = 1_000;

/** The item that was checked last. */
export interface LastCheck {
  key: string;
  at: Date;
}

export interface AisleOrder {
  order: string[];
  last: LastCheck | null;
}

/** The key of an item in the aisle order: its food, else its note. */
export function aisleKey({ foodId, note }: Pick<Item, 'foodId' | 'note'>): string | null {
  if (foodId) return `food:${foodId}`;
  const text = note.trim().toLowerCase();
  return text ? `note:${text}` : null;
}

/** Updates the order after items were checked one after another: each is placed after the previously checked one. */
export function learnOrder({ order, last }: AisleOrder, checked: readonly Item[], now: Date): AisleOrder {
  let learned: AisleOrder = { order, last };
  for (const item of checked) {
    const key = aisleKey(item);
    if (key) learned = { order: withPosition(learned, key, now), last: { key, at: now } };
  }
  // The same array when nothing has changed: then it is not stored again.
  return learned.order.length > MAX_KEYS ? { ...learned, order: learned.order.slice(-MAX_KEYS) } : learned;
}

function withPosition({ order, last }: AisleOrder, key: string, now: Date): string[] {
  const before = last && now.getTime() - last.at.getTime() <= ONE_SHOPPING_MS ? order.indexOf(last.key) : -1;
  const at = order.indexOf(key);
  if (at >= 0 && (before < 0 || at >= before)) return order;
  const others = order.filter((each) => each !== key);
  const after = before < 0 ? others.length : others.indexOf(last?.key ?? '') + 1;
  return [...others.slice(0, after), key, ...others.slice(after)];
}
