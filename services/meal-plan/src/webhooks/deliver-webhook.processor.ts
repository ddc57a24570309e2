import type { WebhookDelivery } from '@larder/contracts';
import { Directory, Log, Processes, type JobRun } from '@larder/service-kit';
import { EgressClient, EgressError } from '@larder/service-kit/egress';
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
    const delivery = await this.post(webhook, body, run.signal);
    await this.webhooks.saveDelivery(webhookId, delivery);
    if (!delivery.delivered && !isTest && isWorthAnotherTry(delivery))
      throw new Error(delivery.error ?? 'not delivered');
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
  ): Promise<WebhookDelivery> {
    const at = new Date().toISOString();
    try {
      const status = await this.egress.post(url, { contentType: 'application/json', body, signal });
      const delivered = status < 400;
      this.log.info('webhook called', { webhookId, status });
      return { at, delivered, status, error: delivered ? null : `The receiver answered with status ${status}.` };
    } catch (error) {
      if (!(error instanceof EgressError)) throw error;
      this.log.warn('webhook not delivered', { webhookId, failure: error.failure, reason: error.message });
      return { at, delivered: false, status: null, error: error.message };
    }
  }
}

/** A receiver that refuses what it gets will refuse it again. */
function isWorthAnotherTry({ status }: WebhookDelivery): boolean {
  return status === null || status >= 500;
}
