import {
  normalised,
  type Actor,
  type DatedLabel,
  type ShoppingListDraft,
  type ShoppingListOut,
  type ShoppingListSummary,
} from '@larder/contracts';
import { labelSettings } from './label-settings.js';
import type { ShoppingListDocument } from './shopping-list.schema.js';

/** Databases limit the length of index keys; longer names are ordered by their beginning. */
const MAX_SORT_KEY_LENGTH = 100;

type ListFields = Omit<ShoppingListDocument, 'createdAt' | 'updatedAt' | 'outbox' | 'outboxSince'>;

/** A new list of the caller. */
export function toDocument(actor: Actor, id: string, { name, extras }: ShoppingListDraft): ListFields {
  return {
    _id: id,
    groupId: actor.groupId,
    householdId: actor.householdId,
    userId: actor.userId,
    name: name ?? null,
    nameSort: normalised(name ?? '').slice(0, MAX_SORT_KEY_LENGTH),
    extras: Object.entries(extras ?? {}).map(([key, value]) => ({ key, value })),
    labelPlaces: [],
    revision: 0,
  };
}

/** The list as overviews show it, with the labels of its group. Recipes come with the items. */
export function toSummary(list: ShoppingListDocument, labels: DatedLabel[]): ShoppingListSummary {
  return {
    name: list.name,
    extras: Object.fromEntries(list.extras.map(({ key, value }) => [key, value])),
    createdAt: list.createdAt.toISOString(),
    updatedAt: list.updatedAt.toISOString(),
    groupId: list.groupId,
    userId: list.userId,
    id: list._id,
    householdId: list.householdId,
    recipeReferences: [],
    labelSettings: labelSettings(list, labels),
  };
}

/** The list as its own screen shows it. */
export function toList(list: ShoppingListDocument, labels: DatedLabel[]): ShoppingListOut {
  return { ...toSummary(list, labels), listItems: [] };
}
