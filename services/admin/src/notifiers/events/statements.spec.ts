import { cookbooksStatement, cookbookStatement, organizerStatement } from './catalogue-statements.js';
import { linksOf, snakeCase, titleOf, toNotification } from './event-notification.js';
import {
  exportStatement,
  importStatement,
  itemStatements,
  listStatement,
  planEntryStatement,
  reportStatement,
  signUpStatement,
} from './household-statements.js';
import { recipesStatement, recipeStatement, timelineStatement } from './recipe-statements.js';

const uuid = (digit: number) => `c0ffee00-0000-4000-8000-00000000000${digit}`;
const envelope = {
  ...{ eventId: uuid(9), occurredAt: '2025-03-14T16:30:02.115Z', groupId: uuid(1), householdId: uuid(2) },
  ...{ userId: null, integrationId: 'kitchen-hub', locale: 'en-US' },
};
const links = linksOf('https://larder.example', 'home');
const soup = { ...envelope, recipeId: uuid(3), slug: 'pea-soup', name: 'Pea soup', revision: 1 };

describe('notifications about recipes', () => {
  const url = 'https://larder.example/g/home/r/pea-soup';

  it.each([
    ['create' as const, 'recipeCreated', `Pea soup has been created, ${url}`],
    ['update' as const, 'recipeUpdated', `Pea soup has been updated, ${url}`],
    ['delete' as const, 'recipeDeleted', 'Pea soup has been deleted'],
  ])('%s', (operation, event, text) => {
    const documentData = { documentType: 'recipe', operation, recipeSlug: 'pea-soup' };
    expect(recipeStatement(operation, soup, links)).toMatchObject({ event, text, documentData });
  });

  it('report copies as duplicated', () => {
    expect(recipeStatement('create', { ...soup, duplicated: true }, links)).toMatchObject({
      event: 'recipeCreated',
      text: 'Pea soup has been duplicated',
      documentData: { documentType: 'recipe', operation: 'create', recipeSlug: 'pea-soup' },
    });
  });

  it('are in the language of the user who made the change', () => {
    expect(recipeStatement('delete', { ...soup, locale: 'de-DE' }, links)?.text).toBe('Pea soup wurde gelöscht');
  });

  it('report recipes that were changed together as one', () => {
    expect(recipeStatement('update', { ...soup, bulk: true }, links)).toBeNull();
    expect(recipesStatement('delete', { ...envelope, recipeSlugs: ['a', 'b'], total: 2 })).toMatchObject({
      event: 'recipeDeleted',
      text: '2 recipes have been deleted',
      documentData: { documentType: 'recipe', operation: 'delete', recipeSlugs: ['a', 'b'] },
    });
  });

  it('include the timeline', () => {
    const about = { timelineEventId: uuid(4), recipeId: uuid(3), recipeSlug: 'pea-soup', recipeName: 'Pea soup' };
    expect(timelineStatement('create', { ...envelope, ...about }, links)).toMatchObject({
      event: 'recipeUpdated',
      text: `Pea soup has been updated, ${url}`,
      documentData: {
        ...{ documentType: 'recipe_timeline_event', operation: 'create' },
        ...{ recipeSlug: 'pea-soup', recipeTimelineEventId: uuid(4) },
      },
    });
  });
});

describe('notifications about plans and shopping lists', () => {
  const entry = { ...envelope, entryId: 192, date: '2025-03-14', isNew: true, entryType: 'dinner' as const };

  it('report a new entry with a recipe', () => {
    const recipe = { id: uuid(3), name: 'Pea soup', slug: 'pea-soup' };
    expect(planEntryStatement({ ...entry, recipe })).toMatchObject({
      event: 'mealplanEntryCreated',
      text: 'Mealplan entry created for 2025-03-14 for dinner',
      documentData: {
        ...{ documentType: 'mealplan', operation: 'create', mealplanId: 192, date: '2025-03-14' },
        ...{ recipeId: uuid(3), recipeName: 'Pea soup', recipeSlug: 'pea-soup' },
      },
    });
  });

  it('report a new note, but not a changed entry', () => {
    const nothing = { recipeId: null, recipeName: null, recipeSlug: null };
    expect(planEntryStatement({ ...entry, recipe: null })?.documentData).toMatchObject(nothing);
    expect(planEntryStatement({ ...entry, isNew: false })).toBeNull();
  });

  it.each([
    ['create' as const, 'shoppingListCreated', 'Market was created'],
    ['update' as const, 'shoppingListUpdated', 'Market was updated'],
    ['delete' as const, 'shoppingListDeleted', 'Market has been deleted'],
  ])('report a shopping list: %s', (operation, event, text) => {
    const documentData = { documentType: 'shopping_list', operation, shoppingListId: uuid(5) };
    expect(listStatement(operation, { ...envelope, listId: uuid(5), name: 'Market' })).toMatchObject({
      ...{ event, text, documentData },
    });
  });

  it('report items of a list by kind of change', () => {
    const ids = { createdIds: [uuid(6), uuid(7)], updatedIds: [], deletedIds: [uuid(8)] };
    const changed = { ...envelope, listId: uuid(5), listName: 'Market', listRevision: 3, ...ids };
    const data = { documentType: 'shopping_list_item', shoppingListId: uuid(5) };

    expect(itemStatements(changed)).toMatchObject([
      {
        event: 'shoppingListUpdated',
        text: '2 items added to Market',
        documentData: { ...data, operation: 'create', shoppingListItemIds: [uuid(6), uuid(7)] },
      },
      {
        event: 'shoppingListUpdated',
        text: '1 item removed from Market',
        documentData: { ...data, operation: 'delete', shoppingListItemIds: [uuid(8)] },
      },
    ]);
  });
});

describe('notifications about members and imports', () => {
  it('report a sign-up', () => {
    const user = { id: uuid(3), username: 'ana', email: 'ana@example.org', seedLocale: null };
    expect(signUpStatement({ ...envelope, ...user })).toMatchObject({
      event: 'userSignup',
      text: 'ana has signed up',
      documentData: { documentType: 'user', operation: 'create', username: 'ana', email: 'ana@example.org' },
    });
  });

  it('report the start of an import', () => {
    expect(importStatement({ ...envelope, reportId: uuid(3) })).toMatchObject({
      event: 'recipeCreated',
      documentData: { documentType: 'recipe_bulk_report', operation: 'create', reportId: uuid(3) },
    });
  });

  it('report an archive of recipes', () => {
    expect(exportStatement({ ...envelope, exportId: uuid(3), name: 'Data Export' })).toMatchObject({
      event: 'dataExport',
      text: 'Data Export has finished',
      documentData: { documentType: 'generic', operation: 'info' },
    });
  });

  it.each([
    ['migration' as const, 'dataMigrations'],
    ['bulk_import' as const, 'dataImport'],
    ['restore' as const, 'dataImport'],
    ['backup' as const, 'dataExport'],
  ])('report the end of a %s', (category, event) => {
    const report = {
      reportId: uuid(3),
      category,
      name: 'Paprika',
      status: 'success' as const,
      succeeded: 1,
      failed: 0,
    };
    expect(reportStatement({ ...envelope, ...report })).toMatchObject({ event, text: 'Paprika has finished' });
  });
});

describe('notifications about cookbooks, tags and categories', () => {
  it('report one cookbook and several', () => {
    const one = { ...envelope, cookbookId: uuid(3), name: 'Soups' };
    expect(cookbookStatement('create', one)).toMatchObject({
      event: 'cookbookCreated',
      text: 'Soups was created',
      documentData: { documentType: 'cookbook', operation: 'create', cookbookId: uuid(3) },
    });
    expect(cookbooksStatement({ ...envelope, cookbookIds: [uuid(3)], name: 'Soups' })).toMatchObject({
      event: 'cookbookUpdated',
      text: 'Soups was updated',
      documentData: { cookbookId: uuid(3) },
    });
    expect(cookbooksStatement({ ...envelope, cookbookIds: [uuid(3), uuid(4)] })).toMatchObject({
      text: '',
      documentData: { cookbookIds: [uuid(3), uuid(4)] },
    });
  });

  it('report organizers to the whole group, and no tools', () => {
    const tag = { ...envelope, kind: 'tags' as const, organizerId: uuid(3), slug: 'quick', name: 'Quick' };
    expect(organizerStatement('create', tag, links)).toMatchObject({
      event: 'tagCreated',
      text: `Quick has been created, https://larder.example/g/home?tags=${uuid(3)}`,
      documentData: { documentType: 'tag', operation: 'create', tagId: uuid(3) },
      forGroup: true,
    });
    expect(organizerStatement('delete', { ...tag, kind: 'categories' }, links)).toMatchObject({
      event: 'categoryDeleted',
      text: 'Quick has been deleted',
      documentData: { documentType: 'category', operation: 'delete', categoryId: uuid(3) },
    });
    expect(organizerStatement('create', { ...tag, kind: 'tools' }, links)).toBeNull();
  });
});

it('have the name of the event as title', () => {
  expect(titleOf('mealplanEntryCreated')).toBe('Mealplan Entry Created');
  expect(titleOf('userSignup')).toBe('User Signup');
  expect(snakeCase('shoppingListUpdated')).toBe('shopping_list_updated');
});

it('contain the envelope of the event', () => {
  const statement = { event: 'tagCreated', text: 'x', documentData: { a: 1 }, topic: 'tags' } as const;
  const { groupId, householdId } = envelope;

  expect(toNotification(envelope, statement)).toEqual({
    ...{ event: 'tagCreated', audience: { groupId, householdId }, topic: 'tags', locale: 'en-US' },
    notification: {
      title: 'Tag Created',
      text: 'x',
      event: {
        ...{ eventType: 'tag_created', integrationId: 'kitchen-hub', documentData: { a: 1 } },
        ...{ eventId: envelope.eventId, timestamp: envelope.occurredAt },
      },
    },
  });
  expect(toNotification(envelope, { ...statement, forGroup: true })?.audience).toEqual({ groupId, householdId: null });
  expect(toNotification({ ...envelope, groupId: null }, statement)).toBeNull();
});

it('have different ids for two statements about one event, the same ones each time', () => {
  const statement = { event: 'shoppingListUpdated', text: 'x', documentData: {}, topic: 'list' } as const;
  const idOf = (part: string) => toNotification(envelope, { ...statement, part })?.notification.event?.eventId;

  expect(idOf('create')).not.toBe(idOf('delete'));
  expect(idOf('create')).toBe(idOf('create'));
});
