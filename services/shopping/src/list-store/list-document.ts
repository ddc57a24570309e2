import { normalizeText, type Actor, type ShoppingListDraft } from '@larder/contracts';
import { toExtras } from '../list-rules/index.js';
import type { ShoppingListDocument } from './shopping-list.schema.js';

/** Databases limit the length of index keys; longer names are ordered by their beginning. */
const MAX_SORT_KEY_LENGTH = 100;

type NewListFields = Omit<ShoppingListDocument, 'createdAt' | 'updatedAt' | 'outbox' | 'outboxSince'>;

/** A new list of the caller. */
export function toDocument(actor: Actor, id: string, { name, extras }: ShoppingListDraft): NewListFields {
  return {
    _id: id,
    groupId: actor.groupId,
    householdId: actor.householdId,
    userId: actor.userId,
    ...nameFields(name),
    extras: toExtras(extras ?? {}),
    labelPlaces: [],
    items: [],
    openItemCount: 0,
    recipeReferences: [],
    deletedItems: [],
    devices: [],
    learnAisleOrder: true,
    aisleOrder: [],
    lastCheck: null,
    revision: 0,
  };
}

/** A name and its sort key. */
export function nameFields(name: string | null | undefined): Pick<ShoppingListDocument, 'name' | 'nameSort'> {
  return { name: name ?? null, nameSort: normalizeText(name ?? '').slice(0, MAX_SORT_KEY_LENGTH) };
}

/** Fields that overviews do not read: a list may have thousands of items. */
export const NOT_IN_OVERVIEWS = ['items', 'deletedItems', 'devices', 'aisleOrder', 'lastCheck'] as const;

/** The projection of a `ListHead`. */
export const HEAD_PROJECTION = Object.fromEntries(NOT_IN_OVERVIEWS.map((name) => [name, 0 as const]));

/** The fields of a list for overviews. */
export type ListHead = Omit<ShoppingListDocument, (typeof NOT_IN_OVERVIEWS)[number]>;
