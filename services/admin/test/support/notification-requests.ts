import type { Notification } from '../../src/notifiers/notification.js';
import { deliveryOf, type HttpRequest } from '../../src/notifiers/senders/delivery-of.js';

const event = {
  eventType: 'recipe_created',
  integrationId: 'generic',
  documentData: { documentType: 'recipe', operation: 'create', recipeSlug: 'pea-soup' },
  eventId: 'b0c5',
  timestamp: '2025-03-14T16:30:02.115Z',
};
/** A notification about a recipe. */
export const soup: Notification = { title: 'Recipe Created', text: 'Pea <soup> & more', event };

/** The requests that send a notification to an address. */
export function requestsOf(address: string, notification = soup): HttpRequest[] {
  const delivery = deliveryOf(address, notification);
  if (delivery.kind !== 'requests') throw new Error(JSON.stringify(delivery));
  return delivery.requests;
}
/** The first of these requests. */
export const only = (address: string, notification = soup) => requestsOf(address, notification)[0] as HttpRequest;
/** The JSON body of the first request. */
export const bodyOf = (address: string, notification = soup) => JSON.parse(only(address, notification).body) as unknown;
