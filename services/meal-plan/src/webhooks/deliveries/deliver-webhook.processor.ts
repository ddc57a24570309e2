import { derivedId, Processes, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { WebhookRepository } from '../webhook.repository.js';
import { DeliverWebhook } from './deliver-webhook.job.js';
import { WebhookCaller } from './webhook-caller.js';

/** Calls the addresses of webhooks that are due or tested. */
@Injectable()
export class DeliverWebhookProcessor {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly caller: WebhookCaller,
  ) {}

  /** Throws when a retry may succeed. */
  @Processes(DeliverWebhook)
  async deliver({ id, data, attempt, signal }: JobRun<typeof DeliverWebhook>) {
    const { webhookId, householdId, isTest } = data;
    const webhook = await this.webhooks.find({ householdId }, webhookId);
    if (!webhook || !(webhook.enabled || isTest)) return { sent: false };
    const { eventId, from, to, day } = data;
    const deliveryId = derivedId(`webhook delivery ${id}`);
    const content = { eventId, from, to, day, isTest };
    const outcome = await this.caller.call(webhook, content, { deliveryId, attempt, again: false, signal });
    if (!outcome) return { sent: false };
    const { delivery, isRetryable } = outcome;
    if (isRetryable && !isTest) throw new Error(delivery.error ?? 'not delivered');
    return { sent: true, ...delivery };
  }
}
