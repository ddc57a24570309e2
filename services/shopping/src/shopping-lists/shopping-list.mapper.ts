import {
  normalised,
  type Actor,
  type DatedLabel,
  type ShoppingListDraft,
  type ShoppingListOut,
  type ShoppingListSummary,
} from '@larder/contracts';
import { labelSettings } from '../labels/label-settings.js';
import type { ShoppingListDocument } from './shopping-list.schema.js';

/** Index keys of the databases end at some length; nobody tells names apart behind it. */
const LONGEST_SORT_KEY = 100;

type ListFields = Omit<ShoppingListDocument, 'createdAt' | 'updatedAt' | 'outbox' | 'outboxSince'>;

/** A new list of the caller. */
export function toDocument(actor: Actor, id: string, { name, extras }: ShoppingListDraft): ListFields {
  return {
    _id: id,
    groupId: actor.groupId,
    householdId: actor.householdId,
    userId: actor.userId,
    name: name ?? null,
    nameSort: normalised(name ?? '').slice(0, LONGEST_SORT_KEY),
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
export function toShoppingList(list: ShoppingListDocument, labels: DatedLabel[]): ShoppingListOut {
  return { ...toSummary(list, labels), listItems: [] };
}
