import type { EventEnvelope } from '@larder/contracts';
import { Directory, InjectConfig, Jobs, KeyValue, publicAddress } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { AdminConfig } from '../../config.js';
import { NotifierRepository } from '../notifier.repository.js';
import type { NotifierDocument } from '../notifier.schema.js';
import { BURST_MS, burstAt, isSentSingly } from './burst.js';
import {
  linksOf,
  toNotification,
  type EventNotification,
  type Links,
  type NotificationContent,
} from './event-notification.js';
import { SendNotification, SummarizeBurst } from './send-notification.job.js';

/** The option of listeners that skips events from before the subscription. */
export const FROM_NOW = { from: 'now' } as const;

/** Queues a delivery for every notifier that subscribes to an event. */
@Injectable()
export class NotificationDispatcher {
  constructor(
    private readonly notifiers: NotifierRepository,
    private readonly directory: Directory,
    private readonly keyValue: KeyValue,
    private readonly jobs: Jobs,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  /** Queues the notification that `build` returns for an event. Idempotent by the id of the event. */
  async dispatch(
    envelope: EventEnvelope,
    build: (links: Links) => NotificationContent | NotificationContent[] | null,
  ): Promise<void> {
    if (envelope.groupId === null || this.config.IS_DEMO) return;
    // Most groups have none, and texts take longer than the rest.
    if (!(await this.notifiers.hasEnabled(envelope.groupId))) return;
    const group = await this.directory.group(envelope.groupId);
    const contents = [build(linksOf(publicAddress(this.config), group?.slug ?? ''))].flat();
    for (const content of contents) {
      const notification = content && toNotification(envelope, content);
      if (notification) await this.queueAll(notification);
    }
  }

  private async queueAll(notification: EventNotification): Promise<void> {
    const subscribers = await this.notifiers.findSubscribers(notification.event, notification.audience);
    await Promise.all(subscribers.map((notifier) => this.queue(notifier, notification)));
  }

  private async queue(
    { _id: notifierId, householdId }: NotifierDocument,
    { event, notification, topic, locale }: EventNotification,
  ): Promise<void> {
    const delivery = { notifierId, householdId, event, notification };
    const { countKey, endsAt } = burstAt(notifierId, `${event}_${topic}`, Date.now());
    const count = await this.keyValue.increment(countKey, BURST_MS * 6);
    if (isSentSingly(count)) {
      const jobId = `notify_${notification.event?.eventId}_${notifierId}`;
      await this.jobs.enqueue(SendNotification, delivery, { jobId, actor: null });
    } else {
      const data = { ...delivery, countKey, endsAt: endsAt.toISOString(), locale };
      await this.jobs.enqueue(SummarizeBurst, data, { jobId: countKey, actor: null });
    }
  }
}
