import type {
  BulkImportStarted,
  DataExportReady,
  EventEnvelope,
  PayloadOf,
  PlanEntrySaved,
  ReportFinished,
  ShoppingItemsChanged,
  ShoppingListCreated,
  UserSignedUp,
} from '@larder/contracts';
import { notificationText, translate, type TextKey } from '@larder/locales';
import { localeOf, TEXT_KINDS, type NotificationContent, type Operation } from '../event-notification.js';

type ListEvent = PayloadOf<typeof ShoppingListCreated>;
const LIST_EVENTS = {
  create: 'shoppingListCreated',
  update: 'shoppingListUpdated',
  delete: 'shoppingListDeleted',
} as const;

/** A new plan entry; null for a changed one. Its text is always English: receivers compare it. */
export function planEntryContent(payload: PayloadOf<typeof PlanEntrySaved>): NotificationContent | null {
  const { isNew, entryId: mealplanId, date, entryType = 'dinner', recipe } = payload;
  if (!isNew) return null;
  const about = { recipeId: recipe?.id ?? null, recipeName: recipe?.name ?? null, recipeSlug: recipe?.slug ?? null };
  return {
    event: 'mealplanEntryCreated',
    text: `Mealplan entry created for ${date} for ${entryType}`,
    documentData: { documentType: 'mealplan', operation: 'create', mealplanId, date, ...about },
    topic: 'plan',
  };
}

/** A shopping list as a whole. */
export function listContent(operation: Operation, payload: ListEvent): NotificationContent {
  const { listId: shoppingListId, name } = payload;
  return {
    event: LIST_EVENTS[operation],
    text: notificationText(localeOf(payload), TEXT_KINDS[operation], { name }),
    documentData: { documentType: 'shopping_list', operation, shoppingListId },
    topic: shoppingListId,
  };
}

/** Items of a shopping list: one content each for new, changed and deleted ones. */
export function itemContents(payload: PayloadOf<typeof ShoppingItemsChanged>): NotificationContent[] {
  const { createdIds, updatedIds, deletedIds } = payload;
  const parts: [Operation, TextKey, string[]][] = [
    ['create', 'notifications.items-added', createdIds],
    ['update', 'notifications.items-changed', updatedIds],
    ['delete', 'notifications.items-removed', deletedIds],
  ];
  return parts.flatMap(([operation, key, ids]) => (ids.length > 0 ? [itemContent(payload, operation, key, ids)] : []));
}

/** A new member of the household. */
export function signUpContent(payload: PayloadOf<typeof UserSignedUp>): NotificationContent {
  const { username, email } = payload;
  return {
    event: 'userSignup',
    text: translate(localeOf(payload), 'notifications.signed-up', { name: username }),
    documentData: { documentType: 'user', operation: 'create', username, email },
    topic: 'users',
  };
}

/** The start of a bulk import, sent instead of a notification for each recipe. */
export function importContent(payload: PayloadOf<typeof BulkImportStarted>): NotificationContent {
  return {
    event: 'recipeCreated',
    text: translate(localeOf(payload), 'notifications.import-started'),
    documentData: { documentType: 'recipe_bulk_report', operation: 'create', reportId: payload.reportId },
    topic: payload.reportId,
  };
}

/** An archive of recipes that can be downloaded. */
export function exportContent(payload: PayloadOf<typeof DataExportReady>): NotificationContent {
  const { exportId, name } = payload;
  return {
    event: 'dataExport',
    text: translate(localeOf(payload), 'notifications.finished', { name }),
    documentData: { documentType: 'generic', operation: 'info' },
    topic: exportId,
  };
}

/** The end of a migration or an import. */
export function reportContent(payload: PayloadOf<typeof ReportFinished>): NotificationContent {
  const { category, name, reportId } = payload;
  return {
    event: reportEvent(category),
    text: translate(localeOf(payload), 'notifications.finished', { name }),
    documentData: { documentType: 'generic', operation: 'info' },
    topic: reportId,
  };
}

function reportEvent(category: PayloadOf<typeof ReportFinished>['category']): NotificationContent['event'] {
  if (category === 'migration') return 'dataMigrations';
  return category === 'backup' ? 'dataExport' : 'dataImport';
}

/** A backup that was restored or imported; it concerns all households. */
export function restoreContent(envelope: EventEnvelope): NotificationContent {
  return {
    event: 'dataImport',
    text: translate(localeOf(envelope), 'notifications.finished', { name: 'Backup Restore' }),
    documentData: { documentType: 'generic', operation: 'info' },
    topic: envelope.eventId,
    forGroup: true,
  };
}

function itemContent(
  { listId: shoppingListId, listName, locale }: PayloadOf<typeof ShoppingItemsChanged>,
  operation: Operation,
  key: TextKey,
  shoppingListItemIds: string[],
): NotificationContent {
  const values = { count: shoppingListItemIds.length, name: listName ?? '' };
  return {
    event: 'shoppingListUpdated',
    text: listName === undefined ? '' : translate(localeOf({ locale }), key, values),
    documentData: { documentType: 'shopping_list_item', operation, shoppingListId, shoppingListItemIds },
    topic: shoppingListId,
    part: operation,
  };
}
