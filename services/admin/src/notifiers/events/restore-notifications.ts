import { derivedId, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { NotifierRepository } from '../notifier.repository.js';
import { restoreContent } from './content/household-content.js';
import { NotificationDispatcher } from './notification-dispatcher.js';

/** Notifies the households of all groups about a restored or imported backup. */
@Injectable()
export class RestoreNotifications {
  constructor(
    private readonly notifiers: NotifierRepository,
    private readonly dispatcher: NotificationDispatcher,
    private readonly log: Log,
  ) {}

  /** Idempotent by the id of the run. A failure is logged: the restore has succeeded. */
  async send(runId: string): Promise<void> {
    try {
      for (const groupId of await this.notifiers.findSubscribingGroups('dataImport')) {
        const eventId = derivedId(`restore ${runId} of ${groupId}`);
        const source = { userId: null, integrationId: 'generic' };
        const envelope = { eventId, occurredAt: new Date().toISOString(), groupId, householdId: null, ...source };
        await this.dispatcher.dispatch(envelope, () => restoreContent(envelope));
      }
    } catch (error) {
      this.log.warn('households not notified of a restore', { runId, error });
    }
  }
}
