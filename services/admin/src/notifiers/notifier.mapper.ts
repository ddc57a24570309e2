import { normalizeText, SUBSCRIBABLE_EVENTS, type Notifier, type Subscriptions } from '@larder/contracts';
import type { NotifierDocument } from './notifier.schema.js';

/** Databases limit the length of index keys; longer names are sorted by their beginning. */
const MAX_SORT_KEY_LENGTH = 100;

/** A notifier in its contract shape, without its address. */
export function toNotifier(document: NotifierDocument): Notifier {
  const { _id: id, name, enabled, groupId, householdId, subscriptions, optionsId } = document;
  const flags = SUBSCRIBABLE_EVENTS.map((event) => [event, subscriptions[event] === true] as const);
  const options = { ...(Object.fromEntries(flags) as Subscriptions), testMessage: false, webhookTask: false };
  return { id, name, enabled, groupId, householdId, options: { ...options, id: optionsId } };
}

/** The sort key of a name. */
export function nameSortOf(name: string): string {
  return normalizeText(name).slice(0, MAX_SORT_KEY_LENGTH);
}

/** The subscriptions that an update sets; absent ones are kept. Without options, all subscriptions are removed. */
export function subscriptionsOf(options: Partial<Subscriptions> | null | undefined): Partial<Subscriptions> {
  const flags = SUBSCRIBABLE_EVENTS.flatMap((event) => {
    const value = options ? options[event] : false;
    return value === undefined ? [] : [[event, value] as const];
  });
  return Object.fromEntries(flags);
}
