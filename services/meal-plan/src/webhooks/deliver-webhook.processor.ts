import type { WebhookDelivery } from '@larder/contracts';
import { Directory, Log, Processes, type JobRun } from '@larder/service-kit';
import { attemptDelivery, EgressClient, isDelivered, isWorthRetrying } from '@larder/service-kit/egress';
import { Injectable } from '@nestjs/common';
import { PlanEntryService } from '../plan-entries/index.js';
import { DeliverWebhook } from './deliver-webhook.job.js';
import { webhookBody } from './webhook-body.js';
import { WebhookRepository } from './webhook.repository.js';
import type { WebhookDocument } from './webhook.schema.js';

type Run = JobRun<typeof DeliverWebhook>;

/** Calls the addresses of webhooks. */
@Injectable()
export class DeliverWebhookProcessor {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly entries: PlanEntryService,
    private readonly directory: Directory,
    private readonly egress: EgressClient,
    private readonly log: Log,
  ) {}

  @Processes(DeliverWebhook)
  async deliver(run: Run) {
    const { webhookId, householdId, isTest } = run.data;
    const webhook = await this.webhooks.find({ householdId }, webhookId);
    if (!webhook || !(webhook.enabled || isTest)) return { sent: false };
    const body = await this.compose(webhook, run.data);
    if (body === null) return { sent: false };
    const { delivery, isWorthRetrying } = await this.post(webhook, body, run.signal);
    await this.webhooks.saveDelivery(webhookId, delivery);
    if (isWorthRetrying && !isTest) throw new Error(delivery.error ?? 'not delivered');
    return { sent: true, ...delivery };
  }

  /** What is to be sent; null when nothing is planned, or the household is gone. */
  private async compose(webhook: WebhookDocument, { eventId, from, to, day, isTest }: Run['data']) {
    const household = await this.directory.household(webhook.householdId);
    const group = await this.directory.group(webhook.groupId);
    if (!household || !group) return null;
    const entries = await this.entries.ofHousehold({ group, household }, day);
    if (entries.length === 0 && !isTest) return null;
    return webhookBody({ eventId, from, to, isTest, entries, sentAt: new Date() });
  }

  private async post(
    { _id: webhookId, url }: WebhookDocument,
    body: string,
    signal: AbortSignal,
  ): Promise<{ delivery: WebhookDelivery; isWorthRetrying: boolean }> {
    const at = new Date().toISOString();
    const outcome = await attemptDelivery(() =>
      this.egress.post(url, { contentType: 'application/json', body, signal }),
    );
    const delivered = isDelivered(outcome);
    const { status, failure, reason } = outcome;
    if (delivered) this.log.info('webhook called', { webhookId, status });
    else this.log.warn('webhook not delivered', { webhookId, status, failure, reason });
    const error = delivered ? null : (reason ?? `The receiver answered with status ${status}.`);
    return { delivery: { at, delivered, status, error }, isWorthRetrying: isWorthRetrying(outcome) };
  }
}
