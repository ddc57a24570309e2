import type { SubscribableEvent } from '@larder/contracts/admin/notifier';

/** A group of events; `key` is the key of its heading. */
export interface EventSection {
  key: 'recipe' | 'user' | 'plan' | 'list' | 'cookbook' | 'tag' | 'category' | 'data';
  events: SubscribableEvent[];
}

/** All events of notifiers. */
export const EVENT_SECTIONS: readonly EventSection[] = [
  { key: 'recipe', events: ['recipeCreated', 'recipeUpdated', 'recipeDeleted'] },
  { key: 'plan', events: ['mealplanEntryCreated'] },
  { key: 'list', events: ['shoppingListCreated', 'shoppingListUpdated', 'shoppingListDeleted'] },
  { key: 'cookbook', events: ['cookbookCreated', 'cookbookUpdated', 'cookbookDeleted'] },
  { key: 'tag', events: ['tagCreated', 'tagUpdated', 'tagDeleted'] },
  { key: 'category', events: ['categoryCreated', 'categoryUpdated', 'categoryDeleted'] },
  { key: 'user', events: ['userSignup'] },
  { key: 'data', events: ['dataMigrations', 'dataImport', 'dataExport'] },
];

/** The key of the event's text. */
export function eventTextKey(event: SubscribableEvent): 'created' | 'updated' | 'deleted' | SubscribableEvent {
  if (event === 'mealplanEntryCreated' || event === 'userSignup' || event.startsWith('data')) return event;
  if (event.endsWith('Created')) return 'created';
  return event.endsWith('Updated') ? 'updated' : 'deleted';
}
