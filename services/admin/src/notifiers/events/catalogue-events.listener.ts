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
import { cookbooksContent, cookbookContent, organizerContent } from './content/catalogue-content.js';
import { FROM_NOW, NotificationDispatcher } from './notification-dispatcher.js';

/** Notifies about changes of cookbooks, tags and categories. */
@Injectable()
export class CatalogueEventsListener {
  constructor(private readonly dispatcher: NotificationDispatcher) {}

  @ListensTo(CookbookCreated, FROM_NOW)
  onCookbookCreated(event: PayloadOf<typeof CookbookCreated>) {
    return this.dispatcher.dispatch(event, () => cookbookContent('create', event));
  }

  @ListensTo(CookbooksUpdated, FROM_NOW)
  onCookbooksUpdated(event: PayloadOf<typeof CookbooksUpdated>) {
    return this.dispatcher.dispatch(event, () => cookbooksContent(event));
  }

  @ListensTo(CookbookDeleted, FROM_NOW)
  onCookbookDeleted(event: PayloadOf<typeof CookbookDeleted>) {
    return this.dispatcher.dispatch(event, () => cookbookContent('delete', event));
  }

  @ListensTo(OrganizerCreated, FROM_NOW)
  onOrganizerCreated(event: PayloadOf<typeof OrganizerCreated>) {
    return this.dispatcher.dispatch(event, (links) => organizerContent('create', event, links));
  }

  @ListensTo(OrganizerUpdated, FROM_NOW)
  onOrganizerUpdated(event: PayloadOf<typeof OrganizerUpdated>) {
    return this.dispatcher.dispatch(event, (links) => organizerContent('update', event, links));
  }

  @ListensTo(OrganizerDeleted, FROM_NOW)
  onOrganizerDeleted(event: PayloadOf<typeof OrganizerDeleted>) {
    return this.dispatcher.dispatch(event, (links) => organizerContent('delete', event, links));
  }
}
