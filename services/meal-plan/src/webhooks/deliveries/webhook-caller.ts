import type { WebhookDelivery } from '@larder/contracts';
import { Directory, Log } from '@larder/service-kit';
import { attemptDelivery, EgressClient, isDelivered, isRetryable } from '@larder/service-kit/egress';
import { Injectable } from '@nestjs/common';
import { PlanEntryService } from '../../plan-entries/index.js';
import { WebhookRepository } from '../webhook.repository.js';
import type { WebhookDocument } from '../webhook.schema.js';
import { webhookBody, type WebhookCall } from './webhook-body.js';
import { WebhookDeliveryRepository } from './webhook-delivery.repository.js';

/** The content of a call: the plan of a day, and the reason. */
type Content = Omit<WebhookCall, 'entries' | 'sentAt'> & { day: string };

interface Attempt {
  /** The delivery that this attempt belongs to. */
  deliveryId: string;
  /** The number of the attempt, from 1. */
  attempt: number;
  /** Whether a user repeats an earlier delivery, which is sent even if nothing is planned any more. */
  again: boolean;
  signal?: AbortSignal;
}

interface Outcome {
  delivery: WebhookDelivery;
  isRetryable: boolean;
}

/** Calls the address of a webhook and records the outcome. */
@Injectable()
export class WebhookCaller {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly entries: PlanEntryService,
    private readonly directory: Directory,
    private readonly egress: EgressClient,
    private readonly log: Log,
  ) {}

  /** Calls the webhook; null when there is nothing to send: nothing is planned, or the household was deleted. */
  async call(webhook: WebhookDocument, content: Content, attempt: Attempt): Promise<Outcome | null> {
    const body = await this.compose(webhook, content, attempt.again);
    if (body === null) return null;
    const startedAt = Date.now();
    const outcome = await this.post(webhook, body, attempt.signal);
    await this.recordDelivery(webhook, content, { ...attempt, durationMs: Date.now() - startedAt, outcome });
    return outcome;
  }

  /** The body of a call; null when there is nothing to send. */
  private async compose(webhook: WebhookDocument, { day, ...call }: Content, again: boolean) {
    const household = await this.directory.household(webhook.householdId);
    const group = await this.directory.group(webhook.groupId);
    if (!household || !group) return null;
    const entries = await this.entries.ofHousehold({ group, household }, day);
    if (entries.length === 0 && !call.isTest && !again) return null;
    return webhookBody({ ...call, entries, sentAt: new Date() });
  }

  private async post({ _id: webhookId, url }: WebhookDocument, body: string, signal?: AbortSignal): Promise<Outcome> {
    const at = new Date().toISOString();
    const outcome = await attemptDelivery(() =>
      this.egress.post(url, { contentType: 'application/json', body, ...(signal && { signal }) }),
    );
    const delivered = isDelivered(outcome);
    const { status, failure, reason } = outcome;
    if (delivered) this.log.info('webhook called', { webhookId, status });
    else this.log.warn('webhook not delivered', { webhookId, status, failure, reason });
    const error = delivered ? null : (reason ?? `The receiver answered with status ${status}.`);
    return { delivery: { at, delivered, status, error }, isRetryable: isRetryable(outcome) };
  }

  private async recordDelivery(
    { _id: senderId, groupId, householdId, url }: WebhookDocument,
    content: Content,
    { deliveryId, attempt, again, durationMs, outcome }: Attempt & { durationMs: number; outcome: Outcome },
  ): Promise<void> {
    const { delivery } = outcome;
    const { eventId, from, to, day, isTest } = content;
    const target = URL.canParse(url) ? new URL(url).host : '';
    await this.deliveries.save(deliveryId, {
      groupId,
      householdId,
      senderId,
      eventId,
      from,
      to,
      day,
      isTest,
      again,
      target,
      durationMs,
      ...delivery,
      at: new Date(delivery.at),
      attempts: attempt,
    });
    // Last, since clients load the deliveries when they see a new one in the webhook.
    await this.webhooks.saveDelivery(senderId, delivery);
  }
}
