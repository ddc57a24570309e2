import { translate } from '@larder/locales';
import { derivedId, Jobs, KeyValue, Log, pause, Processes, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecordedSender } from '../deliveries/recorded-sender.js';
import { NotifierRepository } from '../notifier.repository.js';
import { isSent, isRetryable, reasonOf } from '../send-outcome.js';
import { MAX_SINGLE } from './burst.js';
import { SendNotification, SummarizeBurst } from './send-notification.job.js';

/** Sends queued notifications. */
@Injectable()
export class SendNotificationProcessor {
  constructor(
    private readonly notifiers: NotifierRepository,
    private readonly sender: RecordedSender,
    private readonly keyValue: KeyValue,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {}

  /** Throws when a retry may succeed. Sends nothing when the notifier was disabled meanwhile. */
  @Processes(SendNotification)
  async send({ id, data, attempt, isLast, signal }: JobRun<typeof SendNotification>) {
    const { notifierId, event, notification } = data;
    const notifier = await this.notifiers.find(data, notifierId);
    if (!notifier?.enabled || !notifier.subscriptions[event]) return { sent: false };
    const deliveryId = derivedId(`notifier delivery ${id}`);
    const content = { kind: event, notification };
    const outcome = await this.sender.send(notifier, content, { deliveryId, attempt, again: false, signal });
    const delivered = isSent(outcome);
    if (!delivered && isRetryable(outcome) && !isLast) throw new Error(`Not sent: ${reasonOf(outcome)}`);
    if (delivered) this.log.info('notification sent', { notifierId, event });
    else this.log.warn('notification not sent', { notifierId, event, reason: reasonOf(outcome) });
    return { sent: delivered };
  }

  /** Waits for the end of the burst, then queues one notification with the number of those it replaces. */
  @Processes(SummarizeBurst)
  async summarize({ id, data, signal }: JobRun<typeof SummarizeBurst>) {
    const { countKey, endsAt, locale, ...delivery } = data;
    await pause(Math.max(0, Date.parse(endsAt) - Date.now()), signal);
    const count = Math.max(1, (await this.keyValue.count(countKey)) - MAX_SINGLE);
    const notification = { ...delivery.notification, text: translate(locale, 'notifications.more', { count }) };
    await this.jobs.enqueue(SendNotification, { ...delivery, notification }, { jobId: `notify_${id}`, actor: null });
    return { count };
  }
}
