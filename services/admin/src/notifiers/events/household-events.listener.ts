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
  exportStatement,
  importStatement,
  itemStatements,
  listStatement,
  planEntryStatement,
  reportStatement,
  signUpStatement,
} from './household-statements.js';
import { NotificationDispatcher } from './notification-dispatcher.js';

/** Skips events that are older than the subscription. */
const FROM_NOW = { from: 'now' } as const;

/** Notifies about plans, shopping lists, members and imports. */
@Injectable()
export class HouseholdEventsListener {
  constructor(private readonly dispatcher: NotificationDispatcher) {}

  @ListensTo(PlanEntrySaved, FROM_NOW)
  onPlanned(event: PayloadOf<typeof PlanEntrySaved>) {
    return this.dispatcher.dispatch(event, () => planEntryStatement(event));
  }

  @ListensTo(ShoppingListCreated, FROM_NOW)
  onListCreated(event: PayloadOf<typeof ShoppingListCreated>) {
    return this.dispatcher.dispatch(event, () => listStatement('create', event));
  }

  @ListensTo(ShoppingListUpdated, FROM_NOW)
  onListUpdated(event: PayloadOf<typeof ShoppingListUpdated>) {
    return this.dispatcher.dispatch(event, () => listStatement('update', event));
  }

  @ListensTo(ShoppingListDeleted, FROM_NOW)
  onListDeleted(event: PayloadOf<typeof ShoppingListDeleted>) {
    return this.dispatcher.dispatch(event, () => listStatement('delete', event));
  }

  @ListensTo(ShoppingItemsChanged, FROM_NOW)
  onItemsChanged(event: PayloadOf<typeof ShoppingItemsChanged>) {
    return this.dispatcher.dispatch(event, () => itemStatements(event));
  }

  @ListensTo(UserSignedUp, FROM_NOW)
  onSignUp(event: PayloadOf<typeof UserSignedUp>) {
    return this.dispatcher.dispatch(event, () => signUpStatement(event));
  }

  @ListensTo(BulkImportStarted, FROM_NOW)
  onImportStarted(event: PayloadOf<typeof BulkImportStarted>) {
    return this.dispatcher.dispatch(event, () => importStatement(event));
  }

  @ListensTo(ReportFinished, FROM_NOW)
  onReportFinished(event: PayloadOf<typeof ReportFinished>) {
    return this.dispatcher.dispatch(event, () => reportStatement(event));
  }

  @ListensTo(DataExportReady, FROM_NOW)
  onExportReady(event: PayloadOf<typeof DataExportReady>) {
    return this.dispatcher.dispatch(event, () => exportStatement(event));
  }
}
