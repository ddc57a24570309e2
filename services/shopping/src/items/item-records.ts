import type { Food, ShoppingItemDraft } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import type { Extra, Item, ItemReference } from '../list-rules/index.js';
import type { Catalogue } from './item.mapper.js';

type Sent = Pick<
  ShoppingItemDraft,
  | 'checked'
  | 'quantity'
  | 'note'
  | 'isFood'
  | 'position'
  | 'foodId'
  | 'unitId'
  | 'labelId'
  | 'food'
  | 'unit'
  | 'extras'
  | 'recipeReferences'
>;

/** What an item as it was sent names of the catalogue. */
export function namedIds(sent: Pick<Sent, 'foodId' | 'unitId' | 'labelId' | 'food' | 'unit'>) {
  return { foodId: sent.foodId ?? sent.food?.id ?? null, unitId: sent.unitId ?? sent.unit?.id ?? null };
}

/** A new item as it is stored; what the group does not have is left out. */
export function toNewItem(id: string, sent: Sent, catalogue: Catalogue, now: Date): Item {
  const named = namedIds(sent);
  const food = catalogue.foods.get(named.foodId ?? '') ?? null;
  return {
    id,
    ...{ checked: sent.checked, position: sent.position ?? 0, quantity: sent.quantity, note: sent.note?.trim() ?? '' },
    isFood: sent.isFood ?? food !== null,
    foodId: food?.id ?? null,
    unitId: catalogue.units.get(named.unitId ?? '')?.id ?? null,
    labelId: labelOf(sent, food ?? catalogue.named.get(sent.note?.trim() ?? '') ?? null),
    extras: toExtras(sent.extras ?? {}),
    recipeReferences: toReferences(sent.recipeReferences ?? []),
    createdAt: now,
    updatedAt: now,
  };
}

/** An item after a full update: what was not sent falls back, but for references, extras and position. */
export function toUpdatedItem(item: Item, sent: Sent, catalogue: Catalogue, now: Date): Item {
  const { extras, recipeReferences, position } = item;
  const replaced = toNewItem(item.id, sent, catalogue, now);
  const same = Math.round(item.quantity * 1000) === Math.round(sent.quantity * 1000);
  return {
    ...replaced,
    // An answer rounds: what comes back unchanged stays exact.
    quantity: same ? item.quantity : sent.quantity,
    labelId: sent.labelId ?? null,
    position: sent.position ?? position,
    extras: sent.extras === undefined ? extras : replaced.extras,
    recipeReferences: sent.recipeReferences === undefined ? recipeReferences : replaced.recipeReferences,
    createdAt: item.createdAt,
    changedAt: stampedNow(now),
  };
}

/** All fields were changed now. */
export function stampedNow(now: Date): Item['changedAt'] {
  const at = now.getTime();
  return {
    ...{ checked: at, note: at, position: at, isFood: at },
    ...{ foodId: at, unitId: at, labelId: at, extras: at },
  };
}

function labelOf(sent: Sent, food: Food | null): string | null {
  return sent.labelId ?? sent.food?.labelId ?? food?.labelId ?? null;
}

export function toExtras(extras: Record<string, string>): Extra[] {
  return Object.entries(extras).map(([key, value]) => ({ key, value }));
}

function toReferences(sent: NonNullable<Sent['recipeReferences']>): ItemReference[] {
  return sent.map(({ id, recipeId, recipeQuantity, recipeScale, recipeNote }) => ({
    id: id ?? newId(),
    ...{ recipeId, recipeQuantity, recipeScale, recipeNote: recipeNote ?? null },
  }));
}
