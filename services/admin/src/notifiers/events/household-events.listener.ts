import {
  BulkImportStarted,
  DataExportReady,
  PlanEntrySaved,
  ReportFinished,
  ShoppingItemsChanged,
  ShoppingListCreated,
  ShoppingListDeleted,
  ShoppingListUpdated,
  UserSignedUp,
  type PayloadOf,
} from '@larder/contracts';
import { ListensTo } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import {
  exportContent,
  importContent,
  itemContents,
  listContent,
  planEntryContent,
  reportContent,
  signUpContent,
} from './content/household-content.js';
import { FROM_NOW, NotificationDispatcher } from './notification-dispatcher.js';

/** Notifies about plans, shopping lists, members and imports. */
@Injectable()
export class HouseholdEventsListener {
  constructor(private readonly dispatcher: NotificationDispatcher) {}

  @ListensTo(PlanEntrySaved, FROM_NOW)
  onPlanned(event: PayloadOf<typeof PlanEntrySaved>) {
    return this.dispatcher.dispatch(event, () => planEntryContent(event));
  }

  @ListensTo(ShoppingListCreated, FROM_NOW)
  onListCreated(event: PayloadOf<typeof ShoppingListCreated>) {
    return this.dispatcher.dispatch(event, () => listContent('create', event));
  }

  @ListensTo(ShoppingListUpdated, FROM_NOW)
  onListUpdated(event: PayloadOf<typeof ShoppingListUpdated>) {
    return this.dispatcher.dispatch(event, () => listContent('update', event));
  }

  @ListensTo(ShoppingListDeleted, FROM_NOW)
  onListDeleted(event: PayloadOf<typeof ShoppingListDeleted>) {
    return this.dispatcher.dispatch(event, () => listContent('delete', event));
  }

  @ListensTo(ShoppingItemsChanged, FROM_NOW)
  onItemsChanged(event: PayloadOf<typeof ShoppingItemsChanged>) {
    return this.dispatcher.dispatch(event, () => itemContents(event));
  }

  @ListensTo(UserSignedUp, FROM_NOW)
  onSignUp(event: PayloadOf<typeof UserSignedUp>) {
    return this.dispatcher.dispatch(event, () => signUpContent(event));
  }

  @ListensTo(BulkImportStarted, FROM_NOW)
  onImportStarted(event: PayloadOf<typeof BulkImportStarted>) {
    return this.dispatcher.dispatch(event, () => importContent(event));
  }

  @ListensTo(ReportFinished, FROM_NOW)
  onReportFinished(event: PayloadOf<typeof ReportFinished>) {
    return this.dispatcher.dispatch(event, () => reportContent(event));
  }

  @ListensTo(DataExportReady, FROM_NOW)
  onExportReady(event: PayloadOf<typeof DataExportReady>) {
    return this.dispatcher.dispatch(event, () => exportContent(event));
  }
}
