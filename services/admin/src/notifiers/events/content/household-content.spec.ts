import { envelope, uuid } from '../../../../test/support/event-envelope.js';
import {
  exportContent,
  importContent,
  itemContents,
  listContent,
  planEntryContent,
  reportContent,
  signUpContent,
} from './household-content.js';

describe('notifications about plans and shopping lists', () => {
  const entry = { ...envelope, entryId: 192, date: '2025-03-14', isNew: true, entryType: 'dinner' as const };

  it('report a new entry with a recipe', () => {
    const recipe = { id: uuid(3), name: 'Pea soup', slug: 'pea-soup' };
    expect(planEntryContent({ ...entry, recipe })).toMatchObject({
      event: 'mealplanEntryCreated',
      text: 'Mealplan entry created for 2025-03-14 for dinner',
      documentData: {
        documentType: 'mealplan',
        operation: 'create',
        mealplanId: 192,
        date: '2025-03-14',
        recipeId: uuid(3),
        recipeName: 'Pea soup',
        recipeSlug: 'pea-soup',
      },
    });
  });

  it('report a new note, but not a changed entry', () => {
    const nothing = { recipeId: null, recipeName: null, recipeSlug: null };
    expect(planEntryContent({ ...entry, recipe: null })?.documentData).toMatchObject(nothing);
    expect(planEntryContent({ ...entry, isNew: false })).toBeNull();
  });

  it.each([
    ['create' as const, 'shoppingListCreated', 'Market was created'],
    ['update' as const, 'shoppingListUpdated', 'Market was updated'],
    ['delete' as const, 'shoppingListDeleted', 'Market has been deleted'],
  ])('report a shopping list: %s', (operation, event, text) => {
    const documentData = { documentType: 'shopping_list', operation, shoppingListId: uuid(5) };
    expect(listContent(operation, { ...envelope, listId: uuid(5), name: 'Market' })).toMatchObject({
      event,
      text,
      documentData,
    });
  });

  it('report items of a list by kind of change', () => {
    const ids = { createdIds: [uuid(6), uuid(7)], updatedIds: [], deletedIds: [uuid(8)] };
    const changed = { ...envelope, listId: uuid(5), listName: 'Market', listRevision: 3, ...ids };
    const data = { documentType: 'shopping_list_item', shoppingListId: uuid(5) };

    expect(itemContents(changed)).toMatchObject([
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
    expect(signUpContent({ ...envelope, ...user })).toMatchObject({
      event: 'userSignup',
      text: 'ana has signed up',
      documentData: { documentType: 'user', operation: 'create', username: 'ana', email: 'ana@example.org' },
    });
  });

  it('report the start of an import', () => {
    expect(importContent({ ...envelope, reportId: uuid(3) })).toMatchObject({
      event: 'recipeCreated',
      documentData: { documentType: 'recipe_bulk_report', operation: 'create', reportId: uuid(3) },
    });
  });

  it('report an archive of recipes', () => {
    expect(exportContent({ ...envelope, exportId: uuid(3), name: 'Data Export' })).toMatchObject({
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
    expect(reportContent({ ...envelope, ...report })).toMatchObject({ event, text: 'Paprika has finished' });
  });
});
