import {
  CookbookCreated,
  CookbookDeleted,
  CookbooksUpdated,
  OrganizerCreated,
  OrganizerDeleted,
  OrganizerUpdated,
  type PayloadOf,
} from '@larder/contracts';
import { ListensTo } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { cookbooksStatement, cookbookStatement, organizerStatement } from './catalogue-statements.js';
import { NotificationDispatcher } from './notification-dispatcher.js';

/** Skips events that are older than the subscription. */
const FROM_NOW = { from: 'now' } as const;

/** Notifies about changes of cookbooks, tags and categories. */
@Injectable()
export class CatalogueEventsListener {
  constructor(private readonly dispatcher: NotificationDispatcher) {}

  @ListensTo(CookbookCreated, FROM_NOW)
  onCookbookCreated(event: PayloadOf<typeof CookbookCreated>) {
    return this.dispatcher.dispatch(event, () => cookbookStatement('create', event));
  }

  @ListensTo(CookbooksUpdated, FROM_NOW)
  onCookbooksUpdated(event: PayloadOf<typeof CookbooksUpdated>) {
    return this.dispatcher.dispatch(event, () => cookbooksStatement(event));
  }

  @ListensTo(CookbookDeleted, FROM_NOW)
  onCookbookDeleted(event: PayloadOf<typeof CookbookDeleted>) {
    return this.dispatcher.dispatch(event, () => cookbookStatement('delete', event));
  }

  @ListensTo(OrganizerCreated, FROM_NOW)
  onOrganizerCreated(event: PayloadOf<typeof OrganizerCreated>) {
    return this.dispatcher.dispatch(event, (links) => organizerStatement('create', event, links));
  }

  @ListensTo(OrganizerUpdated, FROM_NOW)
  onOrganizerUpdated(event: PayloadOf<typeof OrganizerUpdated>) {
    return this.dispatcher.dispatch(event, (links) => organizerStatement('update', event, links));
  }

  @ListensTo(OrganizerDeleted, FROM_NOW)
  onOrganizerDeleted(event: PayloadOf<typeof OrganizerDeleted>) {
    return this.dispatcher.dispatch(event, (links) => organizerStatement('delete', event, links));
  }
}
